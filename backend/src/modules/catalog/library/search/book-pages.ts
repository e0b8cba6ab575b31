import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import type { ListStatements } from './list-books.statements.ts';

/** Reads the rows of a page with the number of all matches. */
@Injectable()
export class BookPages {
  constructor(
    private readonly db: Db,
    private readonly cache: PublicCache,
  ) {}

  async read<Row extends { id: string }>({
    list,
    count,
    counted,
    shared,
  }: ListStatements): Promise<{ count: number; rows: Row[] }> {
    const key = count ? `${count.name} ${JSON.stringify(count.values)}` : '';
    if (!count || counted) {
      const rows = await this.db.rows<Row & { total: number }>(list);
      let total = rows[0]?.total ?? 0;
      // When a search stopped at its limit, all matches are counted, like in the facets.
      if (count && total >= counted!)
        total = await this.cache.keep(key, async () => {
          const [all] = await this.db.rows<{ count: number }>(count);
          return all!.count;
        });
      return { count: total, rows: rows.filter(({ id }) => id !== null) };
    }
    // A count reads every match, a page only its own rows: a count that all readers share is cached until a change.
    const known = shared ? this.cache.get<number>(key) : undefined;
    const asOf = this.cache.changes;
    const [rows, answer] = await this.db.batch(known === undefined ? [list, count] : [list]);
    const total = known ?? (answer!.rows[0] as { count: number }).count;
    if (known === undefined && shared) this.cache.set(key, total, asOf);
    return { count: total, rows: rows!.rows as unknown as Row[] };
  }
}
