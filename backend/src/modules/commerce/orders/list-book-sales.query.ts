import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListBookSales, type BookSales } from '../contract.ts';
import { RaisedQueries } from '../ledger/raised/raised-queries.ts';
import { SOLD } from './count-sold.query.ts';

@QueryHandler(ListBookSales)
export class ListBookSalesHandler implements IQueryHandler<ListBookSales> {
  constructor(
    private readonly db: Db,
    private readonly raised: RaisedQueries,
  ) {}

  async execute({ books }: ListBookSales): Promise<BookSales[]> {
    if (books.length === 0) return [];
    const [sold, raised] = await Promise.all([
      this.db.rows<{ book_id: string; sold: number }>({
        name: 'count_sold_by_book',
        text: `select l.book_id, sum(l.quantity)::int as sold ${SOLD} and l.book_id = any($2::uuid[]) group by 1`,
        values: [currentTenantId(), books],
      }),
      this.raised.byBook([...books]),
    ]);
    const copies = new Map(sold.map((row) => [row.book_id, row.sold]));
    return [...new Set([...sold, ...raised].map(({ book_id }) => book_id))].map((book_id) => ({
      book_id,
      sold: copies.get(book_id) ?? 0,
      raised: raised
        .filter((row) => row.book_id === book_id)
        .map(({ raised: amount, currency }) => ({ amount, currency })),
    }));
  }
}
