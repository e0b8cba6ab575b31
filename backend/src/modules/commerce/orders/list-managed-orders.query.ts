import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ORDER_COLUMNS, TITLES, type OrderRow } from './order-reader.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.rules.ts';
import { TeamRefunds } from './team-refunds.ts';
import { managedOrderInList, type ManagedOrderInList } from './order-view.ts';

/** What waits for somebody, whatever the status. */
const QUEUES = ['disputed', 'to_ship', 'refund_proposed'] as const;

/** Filters of the list of orders. `search` looks in number, e-mail address and name. */
export class ManagedOrdersQuery extends PageQuery {
  /**
   * `disputed`: with an open dispute, whatever the status. `to_ship`: paid, with printed copies that have not left.
   * `refund_proposed`: the platform's team proposed a refund, and nobody has decided about it.
   */
  @IsOptional()
  @IsIn([...ORDER_STATUSES, ...QUEUES], {
    message: `status must be one of ${[...ORDER_STATUSES, ...QUEUES].join(', ')}.`,
  })
  status?: OrderStatus | (typeof QUEUES)[number];

  /** Placed from this time on. */
  @IsOptional()
  @IsISO8601({}, { message: 'from must be a date, e.g. 2026-09-01.' })
  from?: string;

  /** Placed before this time. */
  @IsOptional()
  @IsISO8601({}, { message: 'to must be a date, e.g. 2026-10-01.' })
  to?: string;

  /** Orders of one school, for the platform's team. */
  @IsOptional()
  @IsUUID(undefined, { message: 'school must be the id of a school.' })
  school?: string;
}

/** One page of the orders of the running school, newest first; at the platform's address those of every school. */
export class ListManagedOrders extends Query<{ count: number; orders: ManagedOrderInList[] }> {
  constructor(readonly query: ManagedOrdersQuery) {
    super();
  }
}

/** Order `o` is paid, and copies of its printed lines have not left; those of lines that were paid back whole are left out. */
const TO_SHIP = `(o.status in ('paid', 'partially_refunded') and exists (
  select from commerce.order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id and l.kind = 'print'
    and (l.refunded < l.total or l.total = 0)
    and l.quantity > (select coalesce(sum(i.quantity), 0) from commerce.parcel_line i
      join commerce.parcel p on p.tenant_id = i.tenant_id and p.id = i.parcel_id
        and p.status not in ('pending', 'packed', 'lost', 'returned', 'cancelled')
      where i.tenant_id = l.tenant_id and i.line_id = l.id)))`;

@QueryHandler(ListManagedOrders)
export class ListManagedOrdersHandler implements IQueryHandler<ListManagedOrders> {
  constructor(
    private readonly db: Db,
    private readonly proposals: TeamRefunds,
  ) {}

  async execute({ query }: ListManagedOrders): Promise<{ count: number; orders: ManagedOrderInList[] }> {
    const everywhere = currentTenantKind() === 'platform';
    const queue = QUEUES.find((one) => one === query.status) ?? null;
    const status = ORDER_STATUSES.find((one) => one === query.status) ?? null;
    const where = `from commerce.sales_order o where ($1::uuid is null or o.tenant_id = $1)
      and ($2::text is null or o.status::text = $2) and ($3::boolean is false or o.dispute = 'open') and ($7::boolean is false or ${TO_SHIP})
      and ($4::timestamptz is null or o.created_at >= $4) and ($5::timestamptz is null or o.created_at < $5)
      and ($6::text is null or o.number ilike $6 or o.email ilike $6 or o.name ilike $6)
      and ($8::uuid[] is null or o.id = any($8))`;
    const values = [
      everywhere ? (query.school ?? null) : currentTenantId(),
      status,
      queue === 'disputed',
      query.from ?? null,
      query.to ?? null,
      query.search?.trim() ? likePattern(query.search) : null,
      queue === 'to_ship',
      queue === 'refund_proposed' ? await this.proposals.orders() : null,
    ];
    const statements = [
      { name: 'managed_orders_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'managed_orders_page',
        text: `select ${ORDER_COLUMNS}, ${TITLES} ${where} order by o.created_at desc, o.id limit $9 offset $10`,
        values: [...values, query.limit, query.offset],
      },
    ];
    const [counted, found] = await (everywhere ? this.db.oversee(statements) : this.db.batch(statements));
    return {
      count: (counted!.rows[0] as { count: number }).count,
      orders: (found!.rows as (OrderRow & { titles: string[] })[]).map(managedOrderInList),
    };
  }
}
