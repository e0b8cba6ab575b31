import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetBooksOnOffer } from '../../catalog/contract.ts';
import { partsOfSale, type DividedShare, type SaleParts } from '../ledger/posting/sale-parts.rules.ts';
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
    private readonly db: Db,
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
    return orderAnswer(stored, { covers, parts: await this.parts(stored.order.payment_id) });
  }

  /** As the books divided the payment of the order; null while they have none. */
  private async parts(paymentId: string | null): Promise<SaleParts | null> {
    if (paymentId === null) return null;
    const lines = await this.db.rows<DividedShare>({
      name: 'parts_of_order',
      text: `select s.line_kind, r.author_bps, s.school::float8 as school, s.tax::float8 as tax, s.charity::float8 as charity,
               s.platform::float8 as platform, s.provider::float8 as provider
             from commerce.sale_share s
             join commerce.royalty_rule r on r.tenant_id = s.tenant_id and r.id = s.rule_id
             where s.tenant_id = $1 and s.payment_id = $2 and s.kind = 'sale'`,
      values: [currentTenantId(), paymentId],
    });
    return lines.length > 0 ? partsOfSale(lines) : null;
  }
}
