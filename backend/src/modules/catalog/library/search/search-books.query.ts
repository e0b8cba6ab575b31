import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { SearchBooks, type FoundBook } from '../../contract.ts';
import { visibilityScopeOf } from '../books/book-access.rules.ts';
import { BookView, type CoverFacts } from '../books/book-view.ts';
import { namedStatement } from './list-books.statements.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { findBooks } from './search-sql.ts';
import { visibilitySql } from '../books/visibility-sql.ts';

interface Row extends CoverFacts, Pick<FoundBook, 'slug' | 'score' | 'matched_on' | 'student_made'> {
  subtitle: string | null;
  authors: string[];
}

/**
 * The best matches of a search. The index returns ids and scores (catalog.find_books); each book is then read with
 * row-level security and the access rules, like any other.
 */
@QueryHandler(SearchBooks)
export class SearchBooksHandler implements IQueryHandler<SearchBooks> {
  constructor(
    private readonly db: Db,
    private readonly view: BookView,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ words, limit, files }: SearchBooks): Promise<FoundBook[]> {
    if (!words.trim()) return [];
    const reader = await this.readers.current();
    const values: unknown[] = [];
    const add = (value: unknown): string => `$${values.push(value)}`;
    const found = findBooks({ words, reader, best: limit, told: true }, add);
    const rows = await this.db.rows<Row & Record<string, unknown>>(
      namedStatement(
        `select b.id, b.slug, b.title, b.subtitle, b.authors, b.file_id, b.has_cover, b.cover_id, b.cover_color,
           b.student_made, s.score, s.matched as matched_on
         from ${found} s
         join catalog.book b on b.tenant_id = s.tenant_id and b.id = s.book_id
         where b.tenant_id = any(${add([...new Set([currentTenantId(), PLATFORM_TENANT_ID])])}::uuid[])
           and ${visibilitySql(visibilityScopeOf(reader), add)}
         order by s.score desc, b.published_at desc, b.id desc`,
        values,
      ),
    );
    // Matches that are far worse than the best are left out, so that a completely typed title is the only result.
    const least = Math.max(0.2, (rows[0]?.score ?? 0) * 0.3);
    return rows
      .filter(({ score }) => score >= least)
      .map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        subtitle: row.subtitle ?? row.authors.join(', '),
        image: this.view.cover(row, files)?.medium ?? null,
        score: Math.round(row.score * 1000) / 1000,
        matched_on: row.matched_on,
        student_made: row.student_made,
      }));
  }
}
