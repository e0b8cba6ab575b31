import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { ORDER_COLUMNS, TITLES, type OrderRow } from './order-reader.ts';
import { ORDER_STATUSES, type OrderStatus } from './order.rules.ts';
import { managedOrderInList, type ManagedOrderInList } from './order-view.ts';

/** Filters of the list of orders. `search` looks in number, e-mail address and name. */
export class ManagedOrdersQuery extends PageQuery {
  /** `disputed`: with an open dispute, whatever the status. */
  @IsOptional()
  @IsIn([...ORDER_STATUSES, 'disputed'], {
    message: `status must be one of ${ORDER_STATUSES.join(', ')}, disputed.`,
  })
  status?: OrderStatus | 'disputed';

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

@QueryHandler(ListManagedOrders)
export class ListManagedOrdersHandler implements IQueryHandler<ListManagedOrders> {
  constructor(private readonly db: Db) {}

  async execute({ query }: ListManagedOrders): Promise<{ count: number; orders: ManagedOrderInList[] }> {
    const everywhere = currentTenantKind() === 'platform';
    const status = query.status === 'disputed' ? null : (query.status ?? null);
    const where = `from commerce.sales_order o where ($1::uuid is null or o.tenant_id = $1)
      and ($2::text is null or o.status::text = $2) and ($3::boolean is false or o.dispute = 'open')
      and ($4::timestamptz is null or o.created_at >= $4) and ($5::timestamptz is null or o.created_at < $5)
      and ($6::text is null or o.number ilike $6 or o.email ilike $6 or o.name ilike $6)`;
    const values = [
      everywhere ? (query.school ?? null) : currentTenantId(),
      status,
      query.status === 'disputed',
      query.from ?? null,
      query.to ?? null,
      query.search?.trim() ? likePattern(query.search) : null,
    ];
    const statements = [
      { name: 'managed_orders_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'managed_orders_page',
        text: `select ${ORDER_COLUMNS}, ${TITLES} ${where} order by o.created_at desc, o.id limit $7 offset $8`,
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
