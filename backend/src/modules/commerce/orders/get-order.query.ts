import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantKind, type Principal } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { OrderKeys } from './order-keys.ts';
import { OrderReader, type StoredOrder } from './order-reader.ts';
import { readOrderNumber } from './order.rules.ts';
import { orderAnswer, type Order } from './order-view.ts';

/** One order, for its owner, for whoever has its key, and for staff who manage orders. 404 for everybody else. */
export class GetOrder extends Query<Order> {
  constructor(
    readonly number: string,
    readonly reader: Principal | null,
    readonly key: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetOrder)
export class GetOrderHandler implements IQueryHandler<GetOrder> {
  constructor(
    private readonly keys: OrderKeys,
    private readonly orders: OrderReader,
  ) {}

  async execute({ number, reader, key }: GetOrder): Promise<Order> {
    const stored = await this.orders.byNumber(readOrderNumber(number));
    if (!stored || !this.isOpen(stored, reader, key)) throw notFound('order');
    return orderAnswer(stored);
  }

  private isOpen({ order }: StoredOrder, reader: Principal | null, key: string | null): boolean {
    if (key && this.keys.opens(order.key_seed, key)) return true;
    if (!reader) return false;
    return order.buyer_id === reader.userId || may(reader.role, 'order.manage', currentTenantKind());
  }
}
