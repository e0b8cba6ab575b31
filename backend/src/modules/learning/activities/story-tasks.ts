import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetStoryFacts, StoryStatusChanged } from '../../catalog/contract.ts';
import { signedIn } from '../acting-person.ts';
import type { CourseDays } from '../courses/course.rules.ts';
import { keepProgress } from '../enrolments/keep-progress.ts';
import { LearnerCourses, lockLesson } from '../enrolments/learner-courses.ts';
import type { StoryTaskState } from './activity-views.ts';

/** States of a story that has left its authors' hands. */
const HANDED_IN = ['submitted', 'approved', 'published'];

/** Story tasks: a lesson is ticked when the chosen story is handed in or published. */
@Injectable()
export class StoryTasks {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** Chooses the story of a lesson. @throws AppError 404, also for a story of somebody else, 403 `locked_yet` */
  async choose(enrolmentId: string, lessonId: string, story_id: string): Promise<StoryTaskState> {
    const [days, [story]] = await Promise.all([
      this.learners.calendar(),
      this.queries.execute(new GetStoryFacts([story_id])),
    ]);
    if (!story?.authors.includes(signedIn().id)) throw notFound('story');
    const done = HANDED_IN.includes(story.state);
    await this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId, days);
      if (locked.lesson.kind !== 'story') throw notFound('story task');
      await keepProgress(
        tx,
        this.outbox,
        locked,
        { tasks: done ? ['story'] : [], story_id },
        this.clock.now(),
      );
    });
    return { story_id, done };
  }
}

interface StoryMoved {
  handedIn: boolean;
  days: (enrolledAt: Date) => CourseDays;
}

/** Ticks the lessons whose story was handed in. */
@Injectable()
@Consumes(StoryStatusChanged, { name: 'learning.tick-story-tasks', queue: 'learning' })
export class TickStoryTasks implements Consumer<StoryStatusChanged, StoryMoved> {
  constructor(
    private readonly clock: Clock,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  key({ story_id }: StoryStatusChanged): string {
    return `story:${story_id}`;
  }

  async prepare({ story_id }: StoryStatusChanged): Promise<StoryMoved> {
    const [story] = await this.queries.execute(new GetStoryFacts([story_id]));
    return {
      handedIn: story !== undefined && HANDED_IN.includes(story.state),
      days: await this.learners.calendar(),
    };
  }

  async handle({ story_id }: StoryStatusChanged, tx: Tx, { handedIn, days }: StoryMoved): Promise<void> {
    if (!handedIn) return;
    const rows = await tx.lessonProgress.findMany({
      where: { tenant_id: currentTenantId(), story_id, done_at: null },
      include: { enrolment: { select: { user_id: true, status: true } } },
    });
    for (const { enrolment_id, lesson_id, enrolment } of rows) {
      if (enrolment.status === 'withdrawn') continue;
      const locked = await lockLesson(tx, enrolment_id, lesson_id, days, enrolment.user_id);
      await keepProgress(tx, this.outbox, locked, { tasks: ['story'] }, this.clock.now());
    }
  }
}
