import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { CountSold, type SoldCount } from '../contract.ts';

/** Lines of books of the school $1 that count as sold, `l`, with their orders, `o`. */
export const SOLD = `from commerce.order_line l
  join commerce.sales_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
  where l.tenant_id = $1 and l.book_id is not null and o.paid_at is not null and (l.refunded < l.total or l.total = 0)`;

@QueryHandler(CountSold)
export class CountSoldHandler implements IQueryHandler<CountSold> {
  constructor(private readonly db: Db) {}

  async execute({ books }: CountSold): Promise<SoldCount> {
    if (books?.length === 0) return { sold: 0, by_month: [] };
    const rows = await this.db.rows<{ month: string; sold: number }>({
      name: books ? 'count_sold_of_books' : 'count_sold_of_school',
      text: `select to_char(o.paid_at at time zone 'UTC', 'YYYY-MM') as month, sum(l.quantity)::int as sold
             ${SOLD} and ${books ? 'l.book_id = any($2::uuid[])' : 'l.made_by_tenant = $1'}
             group by 1 order by 1`,
      values: [currentTenantId(), ...(books ? [books] : [])],
    });
    return { sold: rows.reduce((sum, { sold }) => sum + sold, 0), by_month: rows };
  }
}
