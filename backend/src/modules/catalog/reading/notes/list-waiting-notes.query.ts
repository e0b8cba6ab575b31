import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { ClassNotesPolicy } from './class-notes.ts';
import { ANNOTATION_COLUMNS, AnnotationView, type AnnotationRow } from './note-view.ts';

/** A note that waits for a review, and its book. */
export class WaitingNote extends AnnotationView {
  book_title!: string;
  book_slug!: string;
}

/** Notes that wait for a review in the classes of a teacher, oldest first. */
export class ListWaitingNotes extends Query<{ count: number; results: WaitingNote[] }> {
  constructor(
    readonly reader: NonNullable<Reader>,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
    /** Those of one book alone. */
    readonly bookId: string | null = null,
  ) {
    super();
  }
}

@QueryHandler(ListWaitingNotes)
export class ListWaitingNotesHandler implements IQueryHandler<ListWaitingNotes> {
  constructor(
    private readonly db: Db,
    private readonly policy: ClassNotesPolicy,
  ) {}

  async execute({
    reader,
    slice,
    bookId,
  }: ListWaitingNotes): Promise<{ count: number; results: WaitingNote[] }> {
    const { moderated } = await this.policy.of(reader);
    const waiting = `from catalog.annotation where tenant_id = $1 and class_id is not null and state = 'waiting'
      and ($2::uuid[] is null or class_id = any($2::uuid[])) and ($3::uuid is null or book_id = $3::uuid)`;
    const values = [currentTenantId(), moderated, bookId];
    const [counted, found] = await this.db.batch([
      { name: 'waiting_notes_count', text: `select count(*)::int as count ${waiting}`, values },
      {
        name: 'waiting_notes',
        text: `select a.*, b.title as book_title, b.slug as book_slug
               from (select ${ANNOTATION_COLUMNS}, book_tenant_id ${waiting} order by created_at, id limit $4 offset $5) a
               join catalog.book b on b.tenant_id = a.book_tenant_id and b.id = a.book_id and b.tenant_id in ($1, $6)
               order by a.created_at, a.id`,
        values: [...values, slice.limit, slice.offset, PLATFORM_TENANT_ID],
      },
    ]);
    const rows = found!.rows as (AnnotationRow & Pick<WaitingNote, 'book_title' | 'book_slug'>)[];
    const views = await this.policy.withNames(rows, moderated);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: views.map((view, i) => ({
        ...view,
        book_title: rows[i]!.book_title,
        book_slug: rows[i]!.book_slug,
      })),
    };
  }
}
