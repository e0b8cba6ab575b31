import { Command, CommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ICommandHandler, IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_KINDS, type QuestionKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { ListPage, page, type PageQuery } from '../../../platform/http/page.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { maySeeWorkOf, signedIn, studentsOf } from '../acting-person.ts';
import type { CourseChapter } from '../courses/course.rules.ts';
import { mediaAddress } from '../quizzes/answer-media.ts';
import { isPassed } from '../quizzes/quiz.rules.ts';
import { answersOf } from './answer-question.ts';
import { lessonOf } from './assignable-courses.rules.ts';
import { keepProgress } from './keep-progress.ts';
import { LearnerCourses, lockLesson } from './learner-courses.ts';

/** Where an answer to a question of a lesson is. */
interface AnswerPlace {
  enrolment: string;
  lesson: string;
  question: string;
}

/** An answer to a question of a lesson that a teacher marks. */
export class LessonAnswerToMark {
  enrolment_id!: string;
  lesson_id!: string;
  question_id!: string;
  student_id!: string;
  student_name!: string;
  /** Name of the course. */
  course!: string;
  /** Title of the lesson. */
  title!: string;
  @ApiProperty({ enum: QUESTION_KINDS })
  kind!: QuestionKind;
  question!: string;
  text!: string;
  has_sound!: boolean;
  has_picture!: boolean;
  given_at!: string;
}
export class LessonAnswersToMarkPage extends ListPage {
  results!: LessonAnswerToMark[];
}

interface WaitingRow extends Record<string, unknown> {
  enrolment_id: string;
  lesson_id: string;
  question_id: string;
  user_id: string;
  name: string;
  chapters: CourseChapter[];
  answer: string[];
  has_sound: boolean;
  has_picture: boolean;
  updated_at: Date;
  total: number;
}

/** Answers in lessons that wait for a mark, the oldest first: of a teacher the own students, of an administrator everybody. */
export class ListLessonAnswersToMark extends Query<LessonAnswersToMarkPage> {
  constructor(
    readonly paging: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListLessonAnswersToMark)
export class ListLessonAnswersToMarkHandler implements IQueryHandler<ListLessonAnswersToMark> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ paging, url }: ListLessonAnswersToMark): Promise<LessonAnswersToMarkPage> {
    const rows = await this.db.rows<WaitingRow>({
      name: 'lesson_answers_to_mark',
      text: `select a.enrolment_id, a.lesson_id, a.question_id, e.user_id, c.name, v.chapters, a.answer,
               a.sound is not null as has_sound, a.picture is not null as has_picture, a.updated_at, count(*) over ()::int as total
             from learning.quiz_answer a
             join learning.enrolment e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id and e.status <> 'withdrawn'
             join learning.course c on c.tenant_id = e.course_tenant and c.id = e.course_id
             join learning.course_version v
               on v.tenant_id = e.course_tenant and v.course_id = e.course_id and v.number = e.version
             where a.tenant_id = $1::uuid and a.waits and ($2::uuid[] is null or e.user_id = any($2::uuid[]))
             order by a.updated_at, a.enrolment_id, a.question_id limit $3 offset $4`,
      values: [currentTenantId(), await studentsOf(this.queries), paging.limit, paging.offset],
    });
    const people = await this.queries.execute(
      new GetPeople([...new Set(rows.map(({ user_id }) => user_id))]),
    );
    return page(
      url,
      paging,
      rows[0]?.total ?? 0,
      rows.map((row): LessonAnswerToMark => {
        const person = people.find(({ id }) => id === row.user_id);
        const lesson = lessonOf(row.chapters, row.lesson_id)?.lesson;
        const question = lesson?.questions.find(({ id }) => id === row.question_id);
        return {
          enrolment_id: row.enrolment_id,
          lesson_id: row.lesson_id,
          question_id: row.question_id,
          student_id: row.user_id,
          student_name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
          course: row.name,
          title: lesson?.title ?? '',
          kind: question?.kind ?? 'audio',
          question: question?.text ?? '',
          text: row.answer[0] ?? '',
          has_sound: row.has_sound,
          has_picture: row.has_picture,
          given_at: row.updated_at.toISOString(),
        };
      }),
    );
  }
}

/** Marks the last answer to a question of a lesson; marking it again replaces the mark. A tick of the learner stays. */
export class MarkLessonAnswer extends Command<void> {
  constructor(
    readonly place: AnswerPlace,
    readonly correct: boolean,
    readonly comment: string,
  ) {
    super();
  }
}

interface MarkedRow {
  user_id: string;
  tries: number;
  first_correct: boolean;
  waits: boolean;
  marked_by: string | null;
}

@CommandHandler(MarkLessonAnswer)
export class MarkLessonAnswerHandler implements ICommandHandler<MarkLessonAnswer> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 for an answer that no teacher marks, or of somebody else's student */
  async execute({ place, correct, comment }: MarkLessonAnswer): Promise<void> {
    const [students, days] = await Promise.all([studentsOf(this.queries), this.learners.calendar()]);
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const [row] = await tx.$queryRaw<MarkedRow[]>`
        select e.user_id, a.tries, a.first_correct, a.waits, a.marked_by from learning.quiz_answer a
        join learning.enrolment e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
        where a.tenant_id = ${tenant_id}::uuid and a.enrolment_id = ${place.enrolment}::uuid
          and a.lesson_id = ${place.lesson}::uuid and a.question_id = ${place.question}::uuid`;
      if (!row || (!row.waits && !row.marked_by) || (students && !students.includes(row.user_id)))
        throw notFound('answer');
      const locked = await lockLesson(tx, place.enrolment, place.lesson, days, row.user_id);
      const key = { tenant_id, enrolment_id: place.enrolment, lesson_id: place.lesson };
      await tx.quizAnswer.updateMany({
        where: { ...key, question_id: place.question },
        data: {
          correct,
          first_correct: row.tries === 1 ? correct : row.first_correct,
          waits: false,
          comment,
          marked_by: signedIn().id,
        },
      });
      const { questions, pass_percent, id } = locked.lesson;
      const isNew =
        isPassed(questions, await answersOf(tx, key), pass_percent) &&
        !locked.progress.get(id)?.tasks.includes('quiz');
      if (isNew) await keepProgress(tx, this.outbox, locked, { tasks: ['quiz'] }, this.clock.now());
    });
  }
}

/** The recording or drawing of an answer. */
export class LessonAnswerMedia {
  /** A `data:` address. */
  content!: string;
}

/** The recording or drawing of the last answer to a question, for its learner and those who mark it. */
export class GetLessonAnswerMedia extends Query<LessonAnswerMedia> {
  constructor(
    readonly place: AnswerPlace,
    readonly kind: 'sound' | 'picture',
  ) {
    super();
  }
}

@QueryHandler(GetLessonAnswerMedia)
export class GetLessonAnswerMediaHandler implements IQueryHandler<GetLessonAnswerMedia> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async execute({
    place: { enrolment, lesson, question },
    kind,
  }: GetLessonAnswerMedia): Promise<LessonAnswerMedia> {
    const [row] = await this.db.rows<{ user_id: string; bytes: Buffer | null }>({
      name: `lesson_answer_${kind}`,
      text: `select e.user_id, a.${kind} as bytes from learning.quiz_answer a
             join learning.enrolment e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
             where a.tenant_id = $1::uuid and a.enrolment_id = $2::uuid and a.lesson_id = $3::uuid and a.question_id = $4::uuid`,
      values: [currentTenantId(), enrolment, lesson, question],
    });
    if (!row?.bytes || !(await maySeeWorkOf(this.queries, row.user_id))) throw notFound('answer');
    return { content: mediaAddress(kind, row.bytes) };
  }
}
