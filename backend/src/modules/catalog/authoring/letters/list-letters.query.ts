import { createHash } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { likePattern } from '../../../../platform/db/like-pattern.ts';
import { LETTER_COLUMNS, type LetterRow } from './find-letters.ts';
import { showLetter, type WorldLetterCard } from './letter-view.ts';
import type { LetterFilters } from './letter-bodies.ts';

/** Letters of the Dear World Book, one page of them, the newest first. */
export class ListLetters extends Query<{ count: number; letters: WorldLetterCard[] }> {
  constructor(readonly filters: LetterFilters) {
    super();
  }
}

@QueryHandler(ListLetters)
export class ListLettersHandler implements IQueryHandler<ListLetters> {
  constructor(private readonly db: Db) {}

  async execute({ filters }: ListLetters): Promise<{ count: number; letters: WorldLetterCard[] }> {
    const values: unknown[] = [];
    const add = (value: unknown) => `$${values.push(value)}`;
    const where = ['l.shown'];
    const { country, language, goal, year, search } = filters;
    if (country) where.push(`l.country = ${add(country)}::char(2)`);
    if (language) where.push(`l.language = ${add(language)}::text`);
    if (goal) where.push(`l.goal = ${add(goal)}::smallint`);
    if (year)
      where.push(
        `l.published_at >= make_timestamptz(${add(year)}::int, 1, 1, 0, 0, 0, 'UTC') and l.published_at < make_timestamptz(${add(year + 1)}::int, 1, 1, 0, 0, 0, 'UTC')`,
      );
    for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
      const like = add(likePattern(word));
      where.push(`(l.title ilike ${like} or l.text ilike ${like})`);
    }
    const from = `from catalog.world_letter l where ${where.join(' and ')}`;
    const shared = [...values];
    const list = `select ${LETTER_COLUMNS} ${from} order by l.published_at desc, l.story_id desc limit ${add(filters.limit)} offset ${add(filters.offset)}`;
    const [rows, counted] = await this.db.batch([
      { name: named('letters', list), text: list, values },
      { name: named('letters_count', from), text: `select count(*)::int as count ${from}`, values: shared },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      letters: (rows!.rows as LetterRow[]).map(showLetter),
    };
  }
}

/** A prepared statement's name must be unique for its text. */
const named = (prefix: string, text: string): string =>
  `${prefix}_${createHash('sha1').update(text).digest('base64url').slice(0, 12)}`;
