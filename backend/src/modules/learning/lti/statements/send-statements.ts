import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { CourseCompleted, LessonCompleted, QuizFinished } from '../../contract.ts';
import { coursePath } from '../../courses/course-search.ts';
import type { CourseChapter } from '../../courses/course.rules.ts';
import { StatementStore } from './statement-store.ts';
import { statementOf } from './statement.rules.ts';

/** What was done, as a statement says it. */
type Done = Pick<Parameters<typeof statementOf>[0], 'kind' | 'path' | 'title' | 'language' | 'score'>;

interface CourseRow extends Record<string, unknown> {
  slug: string;
  name: string;
  language: string;
  audience: string;
  chapters: CourseChapter[];
}

/** Sends statements: tried again for a day when the endpoint does not take one. */
@Injectable()
export class SendStatements {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly store: StatementStore,
  ) {}

  /** Whether it was sent. `done` is read only when the school sends statements; null: it is no longer there. */
  async send(eventId: string, userId: string, done: () => Promise<Done | null>): Promise<boolean> {
    const actor = await this.store.actor(userId);
    const what = actor === null ? null : await done();
    if (actor === null || !what) return false;
    const { origin } = await this.queries.execute(new GetSchool());
    await this.store.send(eventId, statementOf({ id: eventId, actor, origin, ...what }));
    return true;
  }

  async count(tx: Tx, sent: boolean): Promise<void> {
    if (sent) await this.store.countDelivered(tx, this.clock.now());
  }

  failed(error: Error, last: boolean): Promise<void> {
    return this.store.countFailed(error, last);
  }

  async course(enrolment: string): Promise<CourseRow | null> {
    const [row] = await this.db.rows<CourseRow>({
      name: 'course_of_statement',
      text: `select c.slug, c.name, c.language, c.audience, v.chapters from learning.enrolment e
             join learning.course c on c.tenant_id = e.course_tenant and c.id = e.course_id
             join learning.course_version v on v.tenant_id = c.tenant_id and v.course_id = c.id and v.number = e.version
             where e.tenant_id = $1::uuid and e.id = $2::uuid`,
      values: [currentTenantId(), enrolment],
    });
    return row ?? null;
  }

  async quiz(attempt: string): Promise<Done | null> {
    const [row] = await this.db.rows<{
      slug: string;
      title: string;
      language: string;
      questions: number;
      right: number;
    }>({
      name: 'quiz_of_statement',
      text: `select q.slug, q.title, q.language, a.questions, a.right_first + a.right_later as right from learning.quiz_attempt a
             join learning.book_quiz q on q.tenant_id = a.quiz_tenant and q.id = a.quiz_id
             where a.tenant_id = $1::uuid and a.id = $2::uuid`,
      values: [currentTenantId(), attempt],
    });
    return row
      ? {
          kind: 'quiz',
          path: `/comprehension-corner/${encodeURIComponent(row.slug)}`,
          title: row.title,
          language: row.language,
          score: { right: row.right, of: row.questions },
        }
      : null;
  }
}

@Injectable()
@Consumes(CourseCompleted, { name: 'learning.state-course', queue: 'learning' })
export class StateCourseCompleted implements Consumer<CourseCompleted, boolean> {
  constructor(private readonly statements: SendStatements) {}

  prepare({ enrolment_id, user_id }: CourseCompleted, { eventId }: { eventId: string }): Promise<boolean> {
    return this.statements.send(eventId, user_id, async () => {
      const course = await this.statements.course(enrolment_id);
      return (
        course && { kind: 'course', path: coursePath(course), title: course.name, language: course.language }
      );
    });
  }

  handle(_event: CourseCompleted, tx: Tx, sent: boolean): Promise<void> {
    return this.statements.count(tx, sent);
  }

  failed(_event: CourseCompleted, error: Error, last: boolean): Promise<void> {
    return this.statements.failed(error, last);
  }
}

@Injectable()
@Consumes(LessonCompleted, { name: 'learning.state-lesson', queue: 'learning' })
export class StateLessonCompleted implements Consumer<LessonCompleted, boolean> {
  constructor(private readonly statements: SendStatements) {}

  prepare(event: LessonCompleted, { eventId }: { eventId: string }): Promise<boolean> {
    return this.statements.send(eventId, event.user_id, async () => {
      const course = await this.statements.course(event.enrolment_id);
      for (const { slug, lessons } of course?.chapters ?? []) {
        const lesson = lessons.find(({ id }) => id === event.lesson_id);
        if (course && lesson)
          return {
            kind: 'lesson',
            path: `${coursePath(course)}/${slug}/${lesson.slug}`,
            title: lesson.title,
            language: course.language,
          };
      }
      return null;
    });
  }

  handle(_event: LessonCompleted, tx: Tx, sent: boolean): Promise<void> {
    return this.statements.count(tx, sent);
  }

  failed(_event: LessonCompleted, error: Error, last: boolean): Promise<void> {
    return this.statements.failed(error, last);
  }
}

@Injectable()
@Consumes(QuizFinished, { name: 'learning.state-quiz', queue: 'learning' })
export class StateQuizFinished implements Consumer<QuizFinished, boolean> {
  constructor(private readonly statements: SendStatements) {}

  prepare({ attempt_id, user_id }: QuizFinished, { eventId }: { eventId: string }): Promise<boolean> {
    return this.statements.send(eventId, user_id, () => this.statements.quiz(attempt_id));
  }

  handle(_event: QuizFinished, tx: Tx, sent: boolean): Promise<void> {
    return this.statements.count(tx, sent);
  }

  failed(_event: QuizFinished, error: Error, last: boolean): Promise<void> {
    return this.statements.failed(error, last);
  }
}
