import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Reader } from './book-access.rules.ts';
import { BookView, type Book } from './book-view.ts';
import { feedbackOf } from './book-feedback.ts';
import { BookCharities } from './book-charities.ts';
import { FindBook } from './find-book.ts';

/** One book by id or slug. */
export class GetBook extends Query<Book> {
  constructor(
    readonly idOrSlug: string,
    readonly reader: Reader,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetBook)
export class GetBookHandler implements IQueryHandler<GetBook> {
  constructor(
    private readonly charities: BookCharities,
    private readonly find: FindBook,
    private readonly view: BookView,
  ) {}

  async execute({ idOrSlug, reader, files }: GetBook): Promise<Book> {
    const row = await this.find.withFeedback(reader, idOrSlug);
    const [shown] = await this.charities.attach([row]);
    return this.view.show(shown!, reader, files, feedbackOf(row));
  }
}
