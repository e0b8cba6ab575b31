import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Principal } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetBooksOnOffer } from '../../catalog/contract.ts';
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
    /** Base address of the book origin for covers (`filesOrigin`). */
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetOrder)
export class GetOrderHandler implements IQueryHandler<GetOrder> {
  constructor(
    private readonly access: OrderAccess,
    private readonly orders: OrderReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ number, reader, key, files }: GetOrder): Promise<Order> {
    const stored = await this.orders.byNumber(readOrderNumber(number));
    if (!stored || !this.access.of(stored.order, reader, key)) throw notFound('order');
    const ids = [...new Set(stored.lines.flatMap(({ book_id }) => book_id ?? []))];
    const books = ids.length
      ? await this.queries.execute(new GetBooksOnOffer(ids, reader?.userId ?? null, files))
      : [];
    const covers = new Map(books.flatMap(({ cover }, index) => (cover ? [[ids[index]!, cover]] : [])));
    return orderAnswer(stored, { covers });
  }
}
