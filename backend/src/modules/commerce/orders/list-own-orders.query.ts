import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { ORDER_COLUMNS, TITLES, type OrderRow } from './order-reader.ts';
import { orderInList, type OrderInList } from './order-view.ts';

/** One page of the orders of an account, newest first. */
export class ListOwnOrders extends Query<{ count: number; orders: OrderInList[] }> {
  constructor(
    readonly buyerId: string,
    readonly query: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListOwnOrders)
export class ListOwnOrdersHandler implements IQueryHandler<ListOwnOrders> {
  constructor(private readonly db: Db) {}

  async execute({ buyerId, query }: ListOwnOrders): Promise<{ count: number; orders: OrderInList[] }> {
    const where = 'from commerce.sales_order o where o.tenant_id = $1 and o.buyer_id = $2';
    const values = [currentTenantId(), buyerId];
    const [counted, found] = await this.db.batch([
      { name: 'own_orders_count', text: `select count(*)::int as count ${where}`, values },
      {
        name: 'own_orders_page',
        text: `select ${ORDER_COLUMNS}, ${TITLES} ${where} order by o.created_at desc, o.id limit $3 offset $4`,
        values: [...values, query.limit, query.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      orders: (found!.rows as (OrderRow & { titles: string[] })[]).map(orderInList),
    };
  }
}
