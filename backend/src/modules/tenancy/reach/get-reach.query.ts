import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { totalOf } from './reach.rules.ts';

/** A country on the map. */
export class ReachedCountry {
  /** ISO 3166-1 alpha-2. */
  country!: string;
  schools!: number;
  /** Null: fewer than five. */
  readers!: number | null;
}

/** All countries together. */
export class ReachTotal {
  countries!: number;
  schools!: number;
  /** Readers of the countries whose number is shown. */
  readers!: number;
  /** Countries whose number of readers is too small to be shown. */
  hidden!: number;
}

/** Where schools and readers are. */
export class Reach {
  /** When it was counted; null before the first time. */
  counted_at!: string | null;
  countries!: ReachedCountry[];
  total!: ReachTotal;
}

/** Where schools and readers are, as of the last count. */
export class GetReach extends Query<Reach> {}

@QueryHandler(GetReach)
export class GetReachHandler implements IQueryHandler<GetReach> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<Reach> {
    const rows = await this.db.rows<ReachedCountry & { counted_at: Date }>({
      name: 'reach',
      text: 'select country, schools, readers, counted_at from tenancy.reach order by country limit 300',
      values: [],
    });
    const countries = rows.map(({ country, schools, readers }) => ({ country, schools, readers }));
    return {
      counted_at: rows[0]?.counted_at.toISOString() ?? null,
      countries,
      total: totalOf(countries),
    };
  }
}
