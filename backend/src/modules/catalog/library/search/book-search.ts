import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  SearchGroup,
  type SearchHit,
  type SearchRequest,
  type SearchSource,
} from '../../../../platform/http/search-groups.ts';
import { SearchBooks } from '../../contract.ts';

/** Books in the global search; those that students wrote are a separate group. */
@Injectable()
@SearchGroup('books', 'stories')
export class BookSearch implements SearchSource {
  constructor(private readonly queries: QueryBus) {}

  async search({ words, limit, files }: SearchRequest): Promise<Record<string, SearchHit[]>> {
    const hits = (await this.queries.execute(new SearchBooks(words, limit, files))).map(
      ({ student_made, ...book }): SearchHit => ({
        type: student_made ? 'story' : 'book',
        url: `/library/${encodeURIComponent(book.slug)}`,
        ...book,
      }),
    );
    return {
      books: hits.filter(({ type }) => type === 'book'),
      stories: hits.filter(({ type }) => type === 'story'),
    };
  }
}
