import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { BookQuizStatus } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { notFound } from '../../../platform/errors.ts';
import { page, type PageQuery } from '../../../platform/http/page.ts';
import { ListClassSummaries } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { mayChange } from '../courses/course.rules.ts';
import { isMarkedByTeacher, isRight } from '../quizzes/quiz.rules.ts';
import type {
  BookQuizDraftView,
  DraftAnswerResult,
  ClassFacility,
  QuizDeskItem,
  QuizDeskPage,
  QuizStatistics,
} from './quiz-bodies.ts';
import { quizProblems, type QuizContent } from './quiz-content.rules.ts';
import { QuizQuestionView, questionView } from './quiz-views.ts';
import { FEWEST_STUDENTS, itemStatistics, type ItemAnswer } from './statistics.rules.ts';

/** Quizzes of the tenant that the person may change, those changed last first. */
export class ListQuizDesk extends Query<QuizDeskPage> {
  constructor(
    readonly filters: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

type DeskRow = Omit<QuizDeskItem, 'updated_at' | 'students'> & {
  updated_at: Date;
  students: number;
  total: number;
} & Record<string, unknown>;

@QueryHandler(ListQuizDesk)
export class ListQuizDeskHandler implements IQueryHandler<ListQuizDesk> {
  constructor(private readonly db: Db) {}

  async execute({ filters, url }: ListQuizDesk): Promise<QuizDeskPage> {
    const person = signedIn();
    const rows = await this.db.rows<DeskRow>({
      name: '',
      text: `select q.id, q.slug, q.title, q.status, q.published_version, q.updated_at,
               jsonb_array_length(q.content -> 'questions') as questions_count,
               (select count(distinct a.user_id)::int from learning.quiz_attempt a
                where a.tenant_id = $1::uuid and a.quiz_id = q.id and a.form = 'corner' and a.finished_at is not null) as students,
               count(*) over ()::int as total
             from learning.book_quiz q
             where q.tenant_id = $1::uuid and ($2::boolean or q.created_by = $3::uuid) and q.title ilike $4
             order by q.updated_at desc, q.id limit $5 offset $6`,
      values: [
        currentTenantId(),
        mayChange(person, { created_by: null }),
        person.id,
        likePattern(filters.search),
        filters.limit,
        filters.offset,
      ],
    });
    return page(
      url,
      filters,
      rows[0]?.total ?? 0,
      rows.map(({ total: _total, students, updated_at, ...row }) => ({
        ...row,
        students: students < FEWEST_STUDENTS ? null : students,
        updated_at: updated_at.toISOString(),
      })),
    );
  }
}

interface DraftRow extends Record<string, unknown> {
  id: string;
  book_id: string;
  slug: string;
  title: string;
  language: string;
  status: BookQuizStatus;
  revision: number;
  published_version: number;
  content: QuizContent;
  published: QuizContent | null;
  changed: boolean;
  created_by: string | null;
  open_attempts: number;
}

async function readDraft(db: Db, id: string): Promise<DraftRow> {
  const [row] = await db.rows<DraftRow>({
    name: '',
    text: `select q.*, v.content as published, v.content is distinct from q.content as changed,
             (select count(*)::int from learning.quiz_attempt a
              where a.tenant_id = $1::uuid and a.quiz_id = q.id and a.finished_at is null) as open_attempts
           from learning.book_quiz q left join learning.book_quiz_version v
             on v.tenant_id = q.tenant_id and v.quiz_id = q.id and v.number = q.published_version
           where q.tenant_id = $1::uuid and q.id = $2::uuid`,
    values: [currentTenantId(), id],
  });
  if (!row || !mayChange(signedIn(), row)) throw notFound('quiz');
  return row;
}

/** A draft with everything that is in it. */
export class GetBookQuizDraft extends Query<BookQuizDraftView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetBookQuizDraft)
export class GetBookQuizDraftHandler implements IQueryHandler<GetBookQuizDraft> {
  constructor(private readonly db: Db) {}

  async execute({ id }: GetBookQuizDraft): Promise<BookQuizDraftView> {
    const row = await readDraft(this.db, id);
    return {
      id: row.id,
      book_id: row.book_id,
      slug: row.slug,
      title: row.title,
      language: row.language,
      status: row.status,
      revision: row.revision,
      published_version: row.published_version,
      changed: row.changed,
      open_attempts: row.open_attempts,
      predict: row.content.predict,
      words: row.content.words,
      questions: row.content.questions,
      pre: row.content.pre,
      post: row.content.post,
      retell: row.content.retell,
      problems: quizProblems(row.content),
    };
  }
}

/** The questions of a draft as students would see them. */
export class QuizPreview {
  questions!: QuizQuestionView[];
}
export class PreviewBookQuiz extends Query<QuizPreview> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(PreviewBookQuiz)
export class PreviewBookQuizHandler implements IQueryHandler<PreviewBookQuiz> {
  constructor(private readonly db: Db) {}

  async execute({ id }: PreviewBookQuiz): Promise<QuizPreview> {
    const { content } = await readDraft(this.db, id);
    return { questions: content.questions.map((question) => questionView(question, [])) };
  }
}

/** Whether an answer to a question of the draft would be right. Nothing is kept. */
export class CheckDraftAnswer extends Query<DraftAnswerResult> {
  constructor(
    readonly id: string,
    readonly questionId: string,
    readonly answer: string[],
  ) {
    super();
  }
}

@QueryHandler(CheckDraftAnswer)
export class CheckDraftAnswerHandler implements IQueryHandler<CheckDraftAnswer> {
  constructor(private readonly db: Db) {}

  async execute({ id, questionId, answer }: CheckDraftAnswer): Promise<DraftAnswerResult> {
    const { content } = await readDraft(this.db, id);
    const question = content.questions.find((one) => one.id === questionId);
    if (!question) throw notFound('question');
    if (isMarkedByTeacher(question)) return { correct: null, help: '' };
    const correct = isRight(question, answer);
    return { correct, help: correct ? '' : question.help };
  }
}

/** How the questions of a quiz work, by the first finished attempt of each student of the school. */
export class GetQuizStatistics extends Query<QuizStatistics> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetQuizStatistics)
export class GetQuizStatisticsHandler implements IQueryHandler<GetQuizStatistics> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id }: GetQuizStatistics): Promise<QuizStatistics> {
    const { content } = await readDraft(this.db, id);
    const answers = await this.db.rows<ItemAnswer & Record<string, unknown>>({
      name: 'item_answers',
      text: `with chosen as (
               select distinct on (user_id) tenant_id, id, user_id from learning.quiz_attempt
               where tenant_id = $1::uuid and quiz_id = $2::uuid and form = 'corner' and finished_at is not null
               order by user_id, finished_at, id
             )
             select c.user_id, g.question_id,
               (array_agg(coalesce(m.correct, g.correct) order by g.try))[1] as first_correct,
               bool_or(coalesce(m.correct, g.correct)) as correct,
               (array_agg(g.answer order by g.try))[1] as picked
             from chosen c join learning.given_answer g on g.tenant_id = c.tenant_id and g.attempt_id = c.id
             left join lateral (select correct from learning.answer_mark m where m.tenant_id = g.tenant_id and m.answer_id = g.id
               order by m.marked_at desc, m.id desc limit 1) m on true
             where g.question_id <> $2::uuid group by c.user_id, g.question_id`,
      values: [currentTenantId(), id],
    });
    const ids = content.questions.map((question) => question.id);
    const students = new Set(answers.map(({ user_id }) => user_id)).size;
    return {
      students,
      questions: itemStatistics(ids, answers),
      classes: await this.byClass(ids, answers),
    };
  }

  /** By class of the person; of fewer than five students nothing is shown. */
  private async byClass(ids: readonly string[], answers: readonly ItemAnswer[]): Promise<ClassFacility[]> {
    const { id, role } = signedIn();
    if (role === 'platform_admin' || answers.length === 0) return [];
    const classes = await this.queries.execute(new ListClassSummaries(role === 'school_admin' ? null : id));
    return classes.flatMap(({ name, students }) => {
      const own = answers.filter(({ user_id }) => students.includes(user_id));
      return own.length === 0
        ? []
        : itemStatistics(ids, own).map(({ question_id, first }) => ({
            question_id,
            class_name: name,
            first,
          }));
    });
  }
}
