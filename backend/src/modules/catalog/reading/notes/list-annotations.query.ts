import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { PageQuery } from '../../../../platform/http/page.ts';
import { ANNOTATION_COLUMNS, annotationView, type AnnotationRow, type AnnotationView } from './note-view.ts';

/** One's own bookmarks, highlights and notes of a book, in the order of its pages. */
export class ListAnnotations extends Query<{ count: number; results: AnnotationView[] }> {
  constructor(
    readonly bookId: string,
    readonly userId: string,
    readonly slice: Pick<PageQuery, 'limit' | 'offset'>,
  ) {
    super();
  }
}

@QueryHandler(ListAnnotations)
export class ListAnnotationsHandler implements IQueryHandler<ListAnnotations> {
  constructor(private readonly db: Db) {}

  async execute({
    bookId,
    userId,
    slice,
  }: ListAnnotations): Promise<{ count: number; results: AnnotationView[] }> {
    const mine = 'from catalog.annotation where tenant_id = $1 and user_id = $2 and book_id = $3';
    const values = [currentTenantId(), userId, bookId];
    const [counted, rows] = await this.db.batch([
      { name: 'annotations_count', text: `select count(*)::int as count ${mine}`, values },
      {
        name: 'annotations_of_book',
        text: `select ${ANNOTATION_COLUMNS} ${mine} order by percentage, page, created_at, id limit $4 offset $5`,
        values: [...values, slice.limit, slice.offset],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      results: (rows!.rows as AnnotationRow[]).map((row) => annotationView(row)),
    };
  }
}
