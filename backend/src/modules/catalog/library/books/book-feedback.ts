import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';

/** Star ratings of a book by adults of the school. */
export class Rating {
  /** 1 to 5, one decimal. */
  average!: number;
  count!: number;
}

/** Feedback of the current school's readers on a book. */
export interface BookFeedback {
  reactions: Record<string, number>;
  rating: Rating | null;
}

/** No feedback, or none that the viewer may see. */
export const NO_FEEDBACK: BookFeedback = { reactions: {}, rating: null };

/** A row that was selected with `feedbackSql`. */
export interface FeedbackRow {
  said: Record<string, number> | null;
  stars: Rating | null;
}

/**
 * SQL: feedback on a book `b` as columns of its row, so that a page of books needs one query. `tenant` is the current
 * school.
 */
export const feedbackSql = (tenant: string): string => `
  (select json_object_agg(v.reaction, v.count) from (
     select r.reaction, count(*) as count from catalog.book_reaction r
     where r.tenant_id = ${tenant}::uuid and r.book_id = b.id group by r.reaction) v) as said,
  (select json_build_object('average', round(avg(v.rating), 1)::float, 'count', count(*)) from catalog.book_review v
   where v.tenant_id = ${tenant}::uuid and v.book_id = b.id and v.hidden_at is null having count(*) > 0) as stars`;

export const feedbackOf = ({ said, stars }: FeedbackRow): BookFeedback => ({
  reactions: said ?? {},
  rating: stars,
});

/** Counts reactions and ratings of books, many at a time. */
@Injectable()
export class BookFeedbackReader {
  constructor(private readonly db: Db) {}

  async of(bookIds: readonly string[]): Promise<(bookId: string) => BookFeedback> {
    if (bookIds.length === 0) return () => NO_FEEDBACK;
    const rows = await this.db.rows<{
      book_id: string;
      reaction: string | null;
      count: number;
      stars: number | null;
    }>({
      name: 'voices_of_books',
      text: `select book_id, reaction, count(*)::int as count, null::float as stars from catalog.book_reaction
             where tenant_id = $1::uuid and book_id = any($2::uuid[]) group by book_id, reaction
             union all
             select book_id, null, count(*)::int, round(avg(rating), 1)::float from catalog.book_review
             where tenant_id = $1::uuid and book_id = any($2::uuid[]) and hidden_at is null group by book_id`,
      values: [currentTenantId(), bookIds],
    });
    const found = new Map<string, BookFeedback>();
    for (const { book_id, reaction, count, stars } of rows) {
      const feedback = found.get(book_id) ?? { reactions: {}, rating: null };
      if (reaction === null) feedback.rating = { average: stars!, count };
      else feedback.reactions[reaction] = count;
      found.set(book_id, feedback);
    }
    return (bookId) => found.get(bookId) ?? NO_FEEDBACK;
  }
}
