import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import { readableBook } from '../shared/readable-book.ts';
import { ClassNotesPolicy } from './class-notes.ts';
import { ANNOTATION_COLUMNS, type AnnotationRow, type AnnotationView } from './note-view.ts';

/**
 * Class notes of others in a book: for the class those that a teacher approved, for its teachers all of them, with those that
 * wait for a review first.
 */
export class ListClassNotes extends Query<{ count: number; results: AnnotationView[] }> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

@QueryHandler(ListClassNotes)
export class ListClassNotesHandler implements IQueryHandler<ListClassNotes> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly policy: ClassNotesPolicy,
  ) {}

  async execute({
    bookId,
    reader,
    slice,
  }: ListClassNotes): Promise<{ count: number; results: AnnotationView[] }> {
    const { book } = await readableBook(this.find, bookId, reader);
    const { moderated, read } = await this.policy.of(reader);
    const shared = `from catalog.annotation where tenant_id = $1 and book_id = $2 and user_id <> $3 and class_id is not null
      and ($4::uuid[] is null or class_id = any($4::uuid[]) or (class_id = any($5::uuid[]) and state = 'shown'))`;
    const values = [currentTenantId(), book.id, reader.userId, moderated, read];
    const [counted, rows] = await this.db.batch([
      { name: 'class_notes_count', text: `select count(*)::int as count ${shared}`, values },
      {
        name: 'class_notes_of_book',
        text: `select ${ANNOTATION_COLUMNS} ${shared}
               order by state <> 'waiting', percentage, created_at, id limit $6 offset $7`,
        values: [...values, slice.limit, slice.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: await this.policy.withNames(rows!.rows as AnnotationRow[], moderated),
    };
  }
}
