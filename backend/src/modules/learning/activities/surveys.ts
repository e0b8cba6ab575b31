import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SURVEY_LEAST } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { keepProgress } from '../enrolments/keep-progress.ts';
import { LearnerCourses, lockLesson } from '../enrolments/learner-courses.ts';
import { surveyAnswers, surveyResults, type SurveyAnswers } from '../quizzes/survey.rules.ts';
import type { SurveyBody, SurveyResults } from './activity-views.ts';

/** Surveys in lessons. The answers are stored without their author; that somebody answered is a tick of the lesson. */
@Injectable()
export class Surveys {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 403 `locked_yet`, 409 `answered`, 422 when a question has no answer */
  async answer(enrolmentId: string, lessonId: string, { answers }: SurveyBody): Promise<void> {
    const days = await this.learners.calendar();
    const given = Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer]));
    await this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId, days);
      if (locked.lesson.kind !== 'survey') throw notFound('survey');
      if (locked.progress.get(lessonId)?.tasks.includes('survey'))
        throw new AppError('conflict', 'answered', 'You have answered this survey.');
      const kept = surveyAnswers(locked.lesson.questions, given);
      if (!kept) throw invalidFields({ answers: ['Please answer every question.'] });
      await tx.surveyAnswer.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id: randomUUID(),
            course_id: locked.enrolment.course_id,
            lesson_id: lessonId,
            answers: kept,
          },
        ],
      });
      await keepProgress(tx, this.outbox, locked, { tasks: ['survey'] }, this.clock.now());
    });
  }

  /** Of all classes of the school together, from five answers on. @throws AppError 404 */
  async results(course: string, lessonId: string): Promise<SurveyResults> {
    const { id, chapters } = await this.find.one(course);
    const lesson = chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === lessonId);
    if (lesson?.kind !== 'survey') throw notFound('survey');
    const rows = await this.db.rows<{ answers: SurveyAnswers }>({
      name: 'survey_answers',
      text: `select answers from learning.survey_answer
             where tenant_id = $1::uuid and course_id = $2::uuid and lesson_id = $3::uuid limit 10000`,
      values: [currentTenantId(), id, lessonId],
    });
    const questions = surveyResults(
      lesson.questions,
      rows.map(({ answers }) => answers),
    );
    return { answers: rows.length >= SURVEY_LEAST ? rows.length : null, questions: questions ?? [] };
  }
}
