import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';

export class LettersOfCountry {
  /** ISO 3166-1 alpha-2. */
  country!: string;
  letters!: number;
}
export class LettersOfLanguage {
  /** BCP 47. */
  language!: string;
  letters!: number;
}
export class LettersOfGoal {
  goal!: number;
  letters!: number;
}
export class LettersOfYear {
  year!: number;
  letters!: number;
}
/** The numbers of letters in the Dear World Book, the largest first. */
export class LetterNumbers {
  total!: number;
  countries!: LettersOfCountry[];
  languages!: LettersOfLanguage[];
  goals!: LettersOfGoal[];
  years!: LettersOfYear[];
}

/** Counts the letters of the Dear World Book. */
export class CountLetters extends Query<LetterNumbers> {}

interface Group {
  country: string | null;
  language: string | null;
  goal: number | null;
  year: number | null;
  of: number;
  letters: number;
}
/** Values of `grouping(country, language, goal, year)`: a bit is set for each column that a row is not grouped by. */
const GROUPED_BY = { country: 0b0111, language: 0b1011, goal: 0b1101, year: 0b1110, all: 0b1111 };

@QueryHandler(CountLetters)
export class CountLettersHandler implements IQueryHandler<CountLetters> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<LetterNumbers> {
    const rows = await this.db.rows<Group & Record<string, unknown>>({
      name: 'world_letter_numbers',
      text: `select country, language, goal, year, grouping(country, language, goal, year)::int as of, count(*)::int as letters
             from (select country, language, goal, extract(year from published_at at time zone 'UTC')::int as year
                   from catalog.world_letter where shown) l
             group by grouping sets ((country), (language), (goal), (year), ()) order by letters desc, country, language, goal, year desc`,
      values: [],
    });
    const of = (kind: keyof typeof GROUPED_BY) => rows.filter((row) => row.of === GROUPED_BY[kind]);
    return {
      total: of('all')[0]?.letters ?? 0,
      countries: of('country').flatMap(({ country, letters }) => (country ? [{ country, letters }] : [])),
      languages: of('language').flatMap(({ language, letters }) => (language ? [{ language, letters }] : [])),
      goals: of('goal').flatMap(({ goal, letters }) => (goal ? [{ goal, letters }] : [])),
      years: of('year').flatMap(({ year, letters }) => (year ? [{ year, letters }] : [])),
    };
  }
}
