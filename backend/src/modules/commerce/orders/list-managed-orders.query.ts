import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { IN_REVIEW, ORDER_COLUMNS, TITLES, type OrderRow } from './order-reader.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.rules.ts';
import { TeamRefunds } from './team-refunds.ts';
import { managedOrderInList, type ManagedOrderInList } from './order-view.ts';

/** What waits for somebody, whatever the status. */
const QUEUES = ['in_review', 'to_ship', 'late', 'refund_failed', 'refund_proposed', 'disputed'] as const;

/** How long a printed copy may wait for its parcel before the order is late, in milliseconds. */
const PACKING_TIME_MS = 5 * 86_400_000;
/** How long a parcel may be on its way before the order is late, in milliseconds. */
const TRANSPORT_TIME_MS = 14 * 86_400_000;

/**
 * Filters of the list of orders. `search` looks in number, e-mail address, name, titles, and for whole tracking numbers and
 * references of the provider.
 */
export class ManagedOrdersQuery extends PageQuery {
  /**
   * `in_review`: a payment of it is held, because the provider reported another amount. `to_ship`: paid, with printed copies
   * that have not left. `late`: these wait for more than five days, or a parcel is delayed, or for more than 14 days on its
   * way. `refund_failed`: the provider did not pay a refund, and it was not paid back otherwise. `refund_proposed`: the platform's team proposed a refund, and
   * nobody has decided about it. `disputed`: with an open dispute, whatever the status.
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

/** Conditions on order `o` by queue. `$4` and `$5` are the times before which a sale, or the sending of a parcel, is late. */
const QUEUE_CONDITIONS: Readonly<Record<Exclude<(typeof QUEUES)[number], 'refund_proposed'>, string>> = {
  in_review: IN_REVIEW,
  to_ship: TO_SHIP,
  late: `((o.paid_at < $4 and ${TO_SHIP}) or exists (select from commerce.parcel p
    where p.tenant_id = o.tenant_id and p.order_id = o.id and (p.status in ('delayed', 'attempt_failed')
      or (p.status in ('shipped', 'in_transit', 'out_for_delivery') and p.shipped_at < $5))))`,
  refund_failed: `exists (select from commerce.order_refund r where r.tenant_id = o.tenant_id and r.order_id = o.id
    and r.status = 'failed' and r.amount <= o.total - o.refunded)`,
  disputed: `o.dispute = 'open'`,
};

/** What a search finds: `$3` is a pattern for `ilike`, `$8` the text itself. */
const FOUND = `(o.number ilike $3 or o.email ilike $3 or o.name ilike $3
  or exists (select from commerce.order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id and l.title ilike $3)
  or exists (select from commerce.parcel p where p.tenant_id = o.tenant_id and p.order_id = o.id and p.tracking_number = $8)
  or exists (select from commerce.payment p where p.tenant_id = o.tenant_id and p.purpose = 'order' and p.subject_id = o.id
    and $8 in (p.session_ref, p.capture_ref)))`;

@QueryHandler(ListManagedOrders)
export class ListManagedOrdersHandler implements IQueryHandler<ListManagedOrders> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly proposals: TeamRefunds,
  ) {}

  async execute({ query }: ListManagedOrders): Promise<{ count: number; orders: ManagedOrderInList[] }> {
    const everywhere = currentTenantKind() === 'platform';
    const queue = QUEUES.find((one) => one === query.status) ?? null;
    const status = ORDER_STATUSES.find((one) => one === query.status) ?? null;
    const waiting = queue === null || queue === 'refund_proposed' ? null : queue;
    const where = `from commerce.sales_order o where ($1::uuid is null or o.tenant_id = $1)
      and ($2::text is null or o.status::text = $2) and ($3::text is null or ${FOUND})
      and ($4::timestamptz is not null and $5::timestamptz is not null) and ${waiting ? QUEUE_CONDITIONS[waiting] : 'true'}
      and ($6::timestamptz is null or o.created_at >= $6) and ($7::timestamptz is null or o.created_at < $7)
      and ($9::uuid[] is null or o.id = any($9))`;
    const search = query.search?.trim() ?? '';
    const now = this.clock.now().getTime();
    const values = [
      everywhere ? (query.school ?? null) : currentTenantId(),
      status,
      search ? likePattern(search) : null,
      new Date(now - PACKING_TIME_MS),
      new Date(now - TRANSPORT_TIME_MS),
      query.from ?? null,
      query.to ?? null,
      search,
      queue === 'refund_proposed' ? await this.proposals.orders() : null,
    ];
    const name = waiting ? `managed_orders_${waiting}` : 'managed_orders';
    const statements = [
      { name: `${name}_count`, text: `select count(*)::int as count ${where}`, values },
      {
        name: `${name}_page`,
        text: `select ${ORDER_COLUMNS}, ${TITLES} ${where} order by o.created_at desc, o.id limit $10 offset $11`,
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
