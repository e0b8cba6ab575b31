import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { GetVisibleBooks, type VisibleBook } from '../../catalog/contract.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import type { QuizContent } from './quiz-content.rules.ts';

/** A published quiz in its newest version, with its book as the person of the request sees it. */
export interface FoundQuiz {
  tenant_id: string;
  id: string;
  slug: string;
  book_id: string;
  version: number;
  content: QuizContent;
  book: VisibleBook;
}

/** Quizzes that a list has at most. */
const MOST = 500;

/** Reads the quizzes of books that the person of the request may see: of the school, and of the platform. */
@Injectable()
export class FindBookQuizzes {
  constructor(
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
    private readonly queries: QueryBus,
  ) {}

  /** By the title of the book; of two quizzes of a book, that of the school. Empty while courses are off. */
  async listed({ book }: { book?: string | undefined }, files: string): Promise<FoundQuiz[]> {
    return (await this.open.isOpen()) ? this.read('book', book ?? null, files) : [];
  }

  /** The quiz of a book, by the slug of the book. @throws AppError not_found */
  async one(slug: string, files: string): Promise<FoundQuiz> {
    const [found] = (await this.open.isOpen()) ? await this.read('slug', slug.toLowerCase(), files) : [];
    if (!found) throw notFound('quiz');
    return found;
  }

  private async read(by: 'book' | 'slug', value: string | null, files: string): Promise<FoundQuiz[]> {
    const condition =
      value === null ? 'true' : by === 'slug' ? 'q.slug = $3' : '(q.book_id::text = $3 or q.slug = $3)';
    const rows = await this.db.rows<Omit<FoundQuiz, 'book'>>({
      name: '',
      text: `select distinct on (q.book_id) q.tenant_id, q.id, q.slug, q.book_id, v.number as version, v.content
             from learning.book_quiz q join learning.book_quiz_version v
               on v.tenant_id = q.tenant_id and v.quiz_id = q.id and v.number = q.published_version
             where q.tenant_id in ($1::uuid, $2::uuid) and q.status = 'published' and ${condition}
             order by q.book_id, (q.tenant_id = $1::uuid) desc limit ${MOST}`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, ...(value === null ? [] : [value])],
    });
    const books = await this.queries.execute(
      new GetVisibleBooks(
        rows.map(({ book_id }) => book_id),
        files,
      ),
    );
    const byId = new Map(books.map((book) => [book.id, book]));
    return rows
      .flatMap((row) => {
        const book = byId.get(row.book_id);
        return book ? [{ ...row, book }] : [];
      })
      .sort((one, other) => one.book.title.localeCompare(other.book.title));
  }
}
