import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Skill } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { answerMedia, assertNotEmpty } from '../quizzes/answer-media.ts';
import { isMarkedByTeacher, isPassed, isRight, type AnsweredQuestion } from '../quizzes/quiz.rules.ts';
import { LessonPlace, placesOf } from './enrolment-views.ts';
import { keepProgress } from './keep-progress.ts';
import { LearnerCourses, lockLesson } from './learner-courses.ts';

/** How an answer was. */
export class AnswerResult {
  /** Null: a teacher marks it. */
  correct!: boolean | null;
  tries!: number;
  /** What to read after a wrong answer; empty after a right one. */
  help!: string;
  /** The lesson to open after a wrong answer. */
  help_lesson!: LessonPlace | null;
  /** Whether the quiz is passed. */
  passed!: boolean;
}

/** Answers a question of a quiz. It is scored here or by a teacher; a question that was answered rightly stays right. */
export class AnswerQuestion extends Command<AnswerResult> {
  constructor(
    readonly enrolmentId: string,
    readonly lessonId: string,
    readonly questionId: string,
    readonly answer: string[],
    /** MP3, in Base64. */
    readonly sound: string | null,
    /** PNG, JPEG or WebP, in Base64. */
    readonly picture: string | null,
  ) {
    super();
  }
}

@CommandHandler(AnswerQuestion)
export class AnswerQuestionHandler implements ICommandHandler<AnswerQuestion> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 403 `locked_yet`, 422 for a recording or picture that cannot be read, or for nothing */
  async execute({
    enrolmentId,
    lessonId,
    questionId,
    answer,
    sound,
    picture,
  }: AnswerQuestion): Promise<AnswerResult> {
    const days = await this.learners.calendar();
    const media = await answerMedia(sound, picture);
    return this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId, days);
      const { lesson, chapters } = locked;
      const question = lesson.questions.find(({ id }) => id === questionId);
      if (lesson.kind !== 'quiz' || !question) throw notFound('question');
      const key = { tenant_id: currentTenantId(), enrolment_id: enrolmentId, lesson_id: lessonId };
      const where = {
        tenant_id_enrolment_id_lesson_id_question_id: { ...key, question_id: questionId },
      };
      const before = await tx.quizAnswer.findUnique({ where, select: { tries: true, correct: true } });
      const waits = isMarkedByTeacher(question) && before?.correct !== true;
      if (waits) assertNotEmpty(media, answer);
      const correct = before?.correct === true || isRight(question, answer);
      const tries = (before?.tries ?? 0) + (before?.correct ? 0 : 1);
      const given = { answer, correct, waits, comment: '', ...(waits && media) };
      if (!before?.correct)
        await tx.quizAnswer.upsert({
          where,
          create: {
            ...key,
            question_id: questionId,
            skill: question.skill,
            first_correct: correct,
            ...given,
          },
          update: { ...given, tries },
        });
      const passed = isPassed(lesson.questions, await answersOf(tx, key), lesson.pass_percent);
      await keepProgress(tx, this.outbox, locked, { tasks: passed ? ['quiz'] : [] }, this.clock.now());
      const wrong = !correct && !waits;
      return {
        correct: waits ? null : correct,
        tries,
        help: wrong ? question.help : '',
        help_lesson: wrong
          ? (placesOf(chapters).find(({ id }) => id === question.help_lesson) ?? null)
          : null,
        passed,
      };
    });
  }
}

/** The answers to the questions of a lesson. */
export async function answersOf(
  tx: Tx,
  key: { tenant_id: string; enrolment_id: string; lesson_id: string },
): Promise<AnsweredQuestion[]> {
  const rows = await tx.quizAnswer.findMany({
    where: key,
    select: { question_id: true, skill: true, first_correct: true, correct: true, waits: true },
  });
  return rows.map((row) => ({ ...row, skill: row.skill as Skill }));
}
