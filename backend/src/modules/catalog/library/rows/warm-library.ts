import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { newId } from '../../../../platform/ids.ts';
import { WarmsUp, type WarmingUp } from '../../../../platform/http/warm-up.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { GetBookStats } from '../books/get-book-stats.query.ts';
import { BookFilters } from '../search/book-filters.ts';
import { CountFacets } from '../search/count-facets.query.ts';
import { ListLibrary } from '../search/list-library.query.ts';
import { GetBookRows } from './get-book-rows.query.ts';

/** The first page of the library, as a visitor, a student and a teacher without classes see it. */
const READERS = (): Reader[] => [
  null,
  { userId: newId(), role: 'student', tenantKind: 'school', age: null, classes: [] },
  { userId: newId(), role: 'teacher', tenantKind: 'school', age: null, classes: [] },
];

@Injectable()
@WarmsUp()
export class WarmLibrary implements WarmingUp {
  constructor(private readonly queries: QueryBus) {}

  async warmUp(): Promise<void> {
    for (const reader of READERS()) {
      const list = (change: Partial<BookFilters>) =>
        this.queries.execute(new ListLibrary(Object.assign(new BookFilters(), change), reader, ''));
      await Promise.all([
        list({}),
        list({ featured: true, limit: 12 }),
        reader && list({ continue: true, ordering: '-progress', limit: 12 }),
        this.queries.execute(new CountFacets(new BookFilters(), reader)),
        this.queries.execute(new GetBookStats(reader)),
        this.queries.execute(new GetBookRows(reader, 'en', '')),
      ]);
    }
  }
}
