import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Skill } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { isPassed, isRight } from '../quizzes/quiz.rules.ts';
import { LessonPlace, placesOf } from './enrolment-views.ts';
import { keepProgress } from './keep-progress.ts';
import { LearnerCourses, lockLesson } from './learner-courses.ts';

/** How an answer was. */
export class AnswerResult {
  correct!: boolean;
  tries!: number;
  /** What to read after a wrong answer; empty after a right one. */
  help!: string;
  /** The lesson to open after a wrong answer. */
  help_lesson!: LessonPlace | null;
  /** Whether the quiz is passed. */
  passed!: boolean;
}

/** Answers a question of a quiz. It is scored here; a question that was answered rightly stays right. */
export class AnswerQuestion extends Command<AnswerResult> {
  constructor(
    readonly enrolmentId: string,
    readonly lessonId: string,
    readonly questionId: string,
    readonly answer: string[],
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

  /** @throws AppError 404, 403 `locked_yet` */
  async execute({ enrolmentId, lessonId, questionId, answer }: AnswerQuestion): Promise<AnswerResult> {
    const days = await this.learners.calendar();
    return this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId, days);
      const { lesson, chapters } = locked;
      const question = lesson.questions.find(({ id }) => id === questionId);
      if (lesson.kind !== 'quiz' || !question) throw notFound('question');
      const tenant_id = currentTenantId();
      const key = { tenant_id, enrolment_id: enrolmentId, lesson_id: lessonId };
      const given = await tx.quizAnswer.findMany({ where: key });
      const before = given.find(({ question_id }) => question_id === questionId);
      const correct = before?.correct === true || isRight(question, answer);
      const tries = (before?.tries ?? 0) + (before?.correct ? 0 : 1);
      if (!before?.correct)
        await tx.quizAnswer.upsert({
          where: {
            tenant_id_enrolment_id_lesson_id_question_id: { ...key, question_id: questionId },
          },
          create: {
            ...key,
            question_id: questionId,
            skill: question.skill,
            answer,
            first_correct: correct,
            correct,
          },
          update: { answer, correct, tries },
        });
      const answers = [
        ...given.filter(({ question_id }) => question_id !== questionId),
        {
          question_id: questionId,
          skill: question.skill,
          first_correct: before?.first_correct ?? correct,
          correct,
        },
      ].map((one) => ({ ...one, skill: one.skill as Skill }));
      const passed = isPassed(lesson.questions, answers, lesson.pass_percent);
      await keepProgress(tx, this.outbox, locked, { tasks: passed ? ['quiz'] : [] }, this.clock.now());
      return {
        correct,
        tries,
        help: correct ? '' : question.help,
        help_lesson: correct
          ? null
          : (placesOf(chapters).find(({ id }) => id === question.help_lesson) ?? null),
        passed,
      };
    });
  }
}
