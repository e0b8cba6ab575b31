import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import type { Reader } from '../books/book-access.rules.ts';
import { FindBook } from '../books/find-book.ts';
import { readableBook } from '../reading/open-book.query.ts';
import { ClassMargin } from './class-margin.ts';
import { ANNOTATION_COLUMNS, type AnnotationRow, type AnnotationView } from './note-view.ts';

/**
 * What others shared with a class in the margin of a book: to the class what a teacher said yes to, to its teachers
 * everything, first what waits.
 */
export class ListMargin extends Query<{ count: number; results: AnnotationView[] }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

@QueryHandler(ListMargin)
export class ListMarginHandler implements IQueryHandler<ListMargin> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly margin: ClassMargin,
  ) {}

  async execute({
    bookId,
    reader,
    slice,
  }: ListMargin): Promise<{ count: number; results: AnnotationView[] }> {
    const { book } = await readableBook(this.find, bookId, reader);
    const { moderated, read } = await this.margin.of(reader);
    const shared = `from catalog.annotation where tenant_id = $1 and book_id = $2 and user_id <> $3 and class_id is not null
      and ($4::uuid[] is null or class_id = any($4::uuid[]) or (class_id = any($5::uuid[]) and state = 'shown'))`;
    const values = [currentTenantId(), book.id, reader.userId, moderated, read];
    const [counted, rows] = await this.db.batch([
      { name: 'margin_count', text: `select count(*)::int as count ${shared}`, values },
      {
        name: 'margin_of_book',
        text: `select ${ANNOTATION_COLUMNS} ${shared}
               order by state <> 'waiting', percentage, created_at, id limit $6 offset $7`,
        values: [...values, slice.limit, slice.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: await this.margin.withNames(rows!.rows as AnnotationRow[], moderated),
    };
  }
}
