import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { QUIZ_FORMS, type QuizForm } from '@bookgrove/contract';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { page, PageQuery } from '../../../platform/http/page.ts';
import {
  ANSWERS,
  ATTEMPT_COLUMNS,
  ATTEMPT_TABLES,
  resultOf,
  type AnswerRow,
  type AttemptRow,
} from './attempts.ts';
import { FindBookQuizzes } from './find-book-quizzes.ts';
import { formsOf } from './quiz-content.rules.ts';
import {
  quizItem,
  quizView,
  type AttemptSums,
  type BookQuizPage,
  type BookQuizView,
  type OwnStanding,
} from './quiz-views.ts';

/** Filters of the list. `search` looks in the titles of books. */
export class BookQuizFilters extends PageQuery {
  /** The quiz of this book alone, by the id or slug of the book. */
  @IsOptional()
  @IsString({ message: 'book must be the id or slug of a book.' })
  @MaxLength(255, { message: 'book must be the id or slug of a book.' })
  book?: string;
}
export class BookQuizForm {
  @IsOptional()
  @IsIn(QUIZ_FORMS, { message: `form must be one of ${QUIZ_FORMS.join(', ')}.` })
  form?: QuizForm;
}

type SumsRow = Omit<AttemptSums, 'finished_at'> & {
  quiz_id: string;
  finished_at: Date | null;
} & Record<string, unknown>;

const sums = ({ id, form, finished_at, questions, right_first, right_later }: SumsRow): AttemptSums => ({
  id,
  form,
  finished_at: finished_at!.toISOString(),
  questions,
  right_first,
  right_later,
});

/** The student who makes the request; null for everybody else, who only read. */
export function student(): string | null {
  const principal = currentContext()?.principal;
  return principal?.role === 'student' ? principal.userId : null;
}

/** Own attempts at these quizzes, the newest first. */
async function ownAttempts(db: Db, quizzes: readonly string[]): Promise<SumsRow[]> {
  const user = student();
  if (!user || quizzes.length === 0) return [];
  return db.rows<SumsRow>({
    name: 'own_quiz_attempts',
    text: `select id, quiz_id, form, finished_at, questions, right_first, right_later from learning.quiz_attempt
           where tenant_id = $1::uuid and user_id = $2::uuid and quiz_id = any($3::uuid[])
           order by started_at desc, id desc`,
    values: [currentTenantId(), user, quizzes],
  });
}

function standing(attempts: readonly SumsRow[]): OwnStanding | null {
  const done = attempts.filter(({ form, finished_at }) => form === 'corner' && finished_at);
  const latest = [...done].sort((one, other) => other.finished_at!.getTime() - one.finished_at!.getTime())[0];
  if (!latest) return null;
  const best = done.reduce((top, one) => (one.right_first > top.right_first ? one : top), latest);
  return { attempts: done.length, best: sums(best), latest: sums(latest) };
}

/** One page of the quizzes of books that the person may see. */
export class ListBookQuizzes extends Query<BookQuizPage> {
  constructor(
    readonly filters: BookQuizFilters,
    readonly url: string,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(ListBookQuizzes)
export class ListBookQuizzesHandler implements IQueryHandler<ListBookQuizzes> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBookQuizzes,
  ) {}

  async execute({ filters, url, files }: ListBookQuizzes): Promise<BookQuizPage> {
    const words = filters.search?.trim().toLowerCase() ?? '';
    const rows = (await this.find.listed({ book: filters.book }, files)).filter(({ book }) =>
      book.title.toLowerCase().includes(words),
    );
    const shown = rows.slice(filters.offset, filters.offset + filters.limit);
    const attempts = await ownAttempts(
      this.db,
      shown.map(({ id }) => id),
    );
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => {
        const own = attempts.filter(({ quiz_id }) => quiz_id === row.id);
        return quizItem(
          row,
          standing(own),
          own.some(({ finished_at }) => !finished_at),
        );
      }),
    );
  }
}

/** The quiz of a book: for a student with the newest attempt in this form, for others the newest version. */
export class GetBookQuiz extends Query<BookQuizView> {
  constructor(
    readonly slug: string,
    readonly form: QuizForm,
    readonly files: string,
  ) {
    super();
  }
}

@QueryHandler(GetBookQuiz)
export class GetBookQuizHandler implements IQueryHandler<GetBookQuiz> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBookQuizzes,
  ) {}

  /** @throws AppError 404, also for a form that the quiz does not have */
  async execute({ slug, form, files }: GetBookQuiz): Promise<BookQuizView> {
    const quiz = await this.find.one(slug, files);
    if (!formsOf(quiz.content).includes(form)) throw notFound('quiz');
    const own = await ownAttempts(this.db, [quiz.id]);
    const item = quizItem(
      quiz,
      standing(own),
      own.some(({ finished_at }) => !finished_at),
    );
    // The newest attempt of each form; comparing needs the finished ones of both.
    const newest = (of: QuizForm, finished: boolean) =>
      own.find((one) => one.form === of && (!finished || one.finished_at))?.id;
    const ids = [newest(form, false), newest('pre', true), newest('post', true)];
    const [attempts, answers] = await this.read(ids.filter((id) => id !== undefined));
    const of = (id: string | undefined) => {
      const attempt = attempts.find((one) => one.id === id) ?? null;
      const given = answers.filter(({ attempt_id }) => attempt_id === id);
      return { attempt, answers: given, result: attempt && resultOf(attempt, given) };
    };
    const [pre, post] = [of(ids[1]).result, of(ids[2]).result];
    const forms = pre && post ? { pre, post } : null;
    return quizView(quiz, form, item, of(ids[0]), student() !== null, forms);
  }

  private async read(ids: readonly string[]): Promise<[AttemptRow[], AnswerRow[]]> {
    if (ids.length === 0) return [[], []];
    const values = [currentTenantId(), ids];
    const [attempts, answers] = await this.db.batch([
      {
        name: 'quiz_attempts',
        text: `select ${ATTEMPT_COLUMNS} from ${ATTEMPT_TABLES} where a.tenant_id = $1::uuid and a.id = any($2::uuid[])`,
        values,
      },
      {
        name: 'answers_of_attempts',
        text: `${ANSWERS} where g.tenant_id = $1::uuid and g.attempt_id = any($2::uuid[]) order by g.try`,
        values,
      },
    ]);
    return [attempts!.rows as AttemptRow[], answers!.rows as AnswerRow[]];
  }
}
