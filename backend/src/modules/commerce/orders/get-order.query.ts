import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Principal } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { OrderAccess } from './order-access.ts';
import { OrderReader } from './order-reader.ts';
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
    private readonly access: OrderAccess,
    private readonly orders: OrderReader,
  ) {}

  async execute({ number, reader, key }: GetOrder): Promise<Order> {
    const stored = await this.orders.byNumber(readOrderNumber(number));
    if (!stored || !this.access.of(stored.order, reader, key)) throw notFound('order');
    return orderAnswer(stored);
  }
}
