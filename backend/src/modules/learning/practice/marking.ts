import {
  Command,
  CommandHandler,
  Query,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_KINDS, type QuestionKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { ListPage, page, type PageQuery } from '../../../platform/http/page.ts';
import { newId } from '../../../platform/ids.ts';
import { GetPeople } from '../../identity/contract.ts';
import { maySeeWorkOf, signedIn, studentsOf } from '../acting-person.ts';
import { mediaAddress } from '../quizzes/answer-media.ts';
import { keepResult, lockAttempt } from './attempts.ts';
import { questionsOf, type QuizContent } from './quiz-content.rules.ts';
import { retellQuestion } from './quiz-views.ts';

/** An answer that a teacher marks. */
export class AnswerToMark {
  id!: string;
  student_id!: string;
  student_name!: string;
  /** Title of the book. */
  title!: string;
  slug!: string;
  @ApiProperty({ enum: QUESTION_KINDS })
  kind!: QuestionKind;
  question!: string;
  /** What is told back is marked with a comment and not scored. */
  scored!: boolean;
  text!: string;
  has_sound!: boolean;
  has_picture!: boolean;
  given_at!: string;
}
export class AnswersToMarkPage extends ListPage {
  results!: AnswerToMark[];
}

interface WaitingRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  quiz_id: string;
  title: string;
  slug: string;
  form: 'corner' | 'pre' | 'post';
  content: QuizContent;
  question_id: string;
  answer: string[];
  has_sound: boolean;
  has_picture: boolean;
  given_at: Date;
  total: number;
}

/** Answers that wait for a mark, the oldest first; of a question only the newest answer of an attempt. */
export class ListAnswersToMark extends Query<AnswersToMarkPage> {
  constructor(
    readonly paging: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListAnswersToMark)
export class ListAnswersToMarkHandler implements IQueryHandler<ListAnswersToMark> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ paging, url }: ListAnswersToMark): Promise<AnswersToMarkPage> {
    const rows = await this.db.rows<WaitingRow>({
      name: 'answers_to_mark',
      text: `select g.id, a.user_id, a.quiz_id, q.title, q.slug, a.form, v.content, g.question_id, g.answer,
               g.sound is not null as has_sound, g.picture is not null as has_picture, g.given_at, count(*) over ()::int as total
             from learning.given_answer g
             join learning.quiz_attempt a on a.tenant_id = g.tenant_id and a.id = g.attempt_id
             join learning.book_quiz q on q.tenant_id = a.quiz_tenant and q.id = a.quiz_id
             join learning.book_quiz_version v
               on v.tenant_id = a.quiz_tenant and v.quiz_id = a.quiz_id and v.number = a.version
             where g.tenant_id = $1::uuid and g.correct is null and ($2::uuid[] is null or a.user_id = any($2::uuid[]))
               and not exists (select 1 from learning.answer_mark m where m.tenant_id = g.tenant_id and m.answer_id = g.id)
               and not exists (select 1 from learning.given_answer n where n.tenant_id = g.tenant_id
                 and n.attempt_id = g.attempt_id and n.question_id = g.question_id and n.try > g.try)
             order by g.given_at, g.id limit $3 offset $4`,
      values: [currentTenantId(), await studentsOf(this.queries), paging.limit, paging.offset],
    });
    const people = await this.queries.execute(
      new GetPeople([...new Set(rows.map(({ user_id }) => user_id))]),
    );
    return page(
      url,
      paging,
      rows[0]?.total ?? 0,
      rows.map((row): AnswerToMark => {
        const person = people.find(({ id }) => id === row.user_id);
        const told = row.question_id === row.quiz_id;
        const question = told
          ? retellQuestion(row.quiz_id, row.content)
          : questionsOf(row.content, row.form).find(({ id }) => id === row.question_id);
        return {
          id: row.id,
          student_id: row.user_id,
          student_name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
          title: row.title,
          slug: row.slug,
          kind: question?.kind ?? 'audio',
          question: question?.text ?? '',
          scored: !told,
          text: row.answer[0] ?? '',
          has_sound: row.has_sound,
          has_picture: row.has_picture,
          given_at: row.given_at.toISOString(),
        };
      }),
    );
  }
}

/** Marks an answer of a student; marking it again adds another mark, which counts. */
export class MarkAnswer extends Command<void> {
  constructor(
    readonly answerId: string,
    /** Null for what is told back. */
    readonly correct: boolean | null,
    readonly comment: string,
  ) {
    super();
  }
}

interface MarkedRow {
  attempt_id: string;
  question_id: string;
  user_id: string;
  quiz_id: string;
  correct: boolean | null;
}

@CommandHandler(MarkAnswer)
export class MarkAnswerHandler implements ICommandHandler<MarkAnswer> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for an answer that is not marked by a teacher, or of somebody else's student; 422 */
  async execute({ answerId, correct, comment }: MarkAnswer): Promise<void> {
    const students = await studentsOf(this.queries);
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const [row] = await tx.$queryRaw<MarkedRow[]>`
        select g.attempt_id, g.question_id, a.user_id, a.quiz_id, g.correct from learning.given_answer g
        join learning.quiz_attempt a on a.tenant_id = g.tenant_id and a.id = g.attempt_id
        where g.tenant_id = ${tenant_id}::uuid and g.id = ${answerId}::uuid`;
      if (!row || row.correct !== null || (students && !students.includes(row.user_id)))
        throw notFound('answer');
      const scored = row.question_id !== row.quiz_id;
      if (scored && correct === null) throw invalidFields({ correct: ['Say whether the answer is right.'] });
      if (!scored && comment === '') throw invalidFields({ comment: ['Write what you think of it.'] });
      const attempt = await lockAttempt(tx, row.attempt_id);
      await tx.answerMark.createMany({
        data: [
          {
            tenant_id,
            id: newId(),
            answer_id: answerId,
            correct: scored ? correct : null,
            comment,
            marked_by: signedIn().id,
            marked_at: this.clock.now(),
          },
        ],
      });
      if (attempt?.finished_at) await keepResult(tx, attempt);
    });
  }
}

/** The recording or drawing of an answer, as a `data:` address, for its student and those who mark it. */
export class GetAnswerMedia extends Query<{ content: string }> {
  constructor(
    readonly answerId: string,
    readonly kind: 'sound' | 'picture',
  ) {
    super();
  }
}

@QueryHandler(GetAnswerMedia)
export class GetAnswerMediaHandler implements IQueryHandler<GetAnswerMedia> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async execute({ answerId, kind }: GetAnswerMedia): Promise<{ content: string }> {
    const [row] = await this.db.rows<{ user_id: string; bytes: Buffer | null }>({
      name: `answer_${kind}`,
      text: `select a.user_id, g.${kind} as bytes from learning.given_answer g
             join learning.quiz_attempt a on a.tenant_id = g.tenant_id and a.id = g.attempt_id
             where g.tenant_id = $1::uuid and g.id = $2::uuid`,
      values: [currentTenantId(), answerId],
    });
    if (!row?.bytes || !(await maySeeWorkOf(this.queries, row.user_id))) throw notFound('answer');
    return { content: mediaAddress(kind, row.bytes) };
  }
}
