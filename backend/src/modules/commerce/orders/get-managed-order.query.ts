import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantKind } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { OrderReader } from './order-reader.ts';
import { managedOrderAnswer, type ManagedOrder } from './order-view.ts';

/** One order for staff; at the platform's address that of any school. */
export class GetManagedOrder extends Query<ManagedOrder> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetManagedOrder)
export class GetManagedOrderHandler implements IQueryHandler<GetManagedOrder> {
  constructor(private readonly orders: OrderReader) {}

  async execute({ id }: GetManagedOrder): Promise<ManagedOrder> {
    const stored = await (currentTenantKind() === 'platform'
      ? this.orders.overseen(id)
      : this.orders.byId(id));
    if (!stored) throw notFound('order');
    return managedOrderAnswer(stored);
  }
}
