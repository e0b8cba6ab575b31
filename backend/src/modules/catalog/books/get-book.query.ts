import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Reader } from './book-access.rules.ts';
import { BookView, type Book } from './book-view.ts';
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
    private readonly find: FindBook,
    private readonly view: BookView,
  ) {}

  async execute({ idOrSlug, reader, files }: GetBook): Promise<Book> {
    return this.view.show(await this.find.for(reader, idOrSlug), reader, files);
  }
}
