import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { feedbackOf, type FeedbackRow } from '../books/book-feedback.ts';
import { BookCharities } from '../books/book-charities.ts';
import { BookView, type Book, type BookRow } from '../books/book-view.ts';
import type { BookFilters } from './book-filters.ts';
import { BookPages } from './book-pages.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { listStatements } from './list-books.statements.ts';

/** One page of the books that the reader may see, complete: for tables and feeds. */
export class ListBooks extends Query<{ count: number; books: Book[] }> {
  constructor(
    readonly filters: BookFilters,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

type Row = BookRow & FeedbackRow;

@QueryHandler(ListBooks)
export class ListBooksHandler implements IQueryHandler<ListBooks> {
  constructor(
    private readonly charities: BookCharities,
    private readonly pages: BookPages,
    private readonly view: BookView,
    private readonly readers: ReaderProfiles,
  ) {}

  async execute({ filters, reader: requester, files }: ListBooks): Promise<{ count: number; books: Book[] }> {
    const reader = await this.readers.know(requester);
    const { count, rows } = await this.pages.read<Row>(listStatements(filters, reader, currentTenantId()));
    const shown = await this.charities.attach(rows);
    return { count, books: shown.map((row) => this.view.show(row, reader, files, feedbackOf(row))) };
  }
}
