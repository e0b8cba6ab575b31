import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LessonTask } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { signedIn } from '../acting-person.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { tasksOf, type CourseLesson } from '../courses/course.rules.ts';
import type { LessonProgressBody } from './enrolment-bodies.ts';
import { keepProgress } from './keep-progress.ts';
import { LearnerCourses, lockLesson } from './learner-courses.ts';

/** Tasks that are done by what else was done, not by the word of the learner. */
const PROVEN: readonly LessonTask[] = ['quiz', 'hand_in', 'story', 'discuss', 'survey', 'attend'];

/** Stores what the learner did in a lesson. A quiz is passed by its answers alone, an assignment by its text. */
export class SaveLessonProgress extends Command<void> {
  constructor(
    readonly enrolmentId: string,
    readonly lessonId: string,
    readonly body: LessonProgressBody,
  ) {
    super();
  }
}

@CommandHandler(SaveLessonProgress)
export class SaveLessonProgressHandler implements ICommandHandler<SaveLessonProgress> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 403 `locked_yet`, 409 `not_attended` */
  async execute({ enrolmentId, lessonId, body }: SaveLessonProgress): Promise<void> {
    const days = await this.learners.calendar();
    await this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId, days);
      const { seen, passed } = tasksOf(locked.lesson);
      const tasks: LessonTask[] = (body.tasks ?? []).filter(
        (task) => (seen.includes(task) || passed.includes(task)) && !PROVEN.includes(task),
      );
      if (body.tasks?.includes('attend') && seen.includes('attend')) {
        await assertAttended(tx, locked.lesson);
        tasks.push('attend');
      }
      if (body.hand_in && passed.includes('hand_in')) tasks.push('hand_in');
      await keepProgress(
        tx,
        this.outbox,
        locked,
        {
          tasks,
          ...(body.position !== undefined && { position: body.position }),
          ...(body.hand_in !== undefined && { hand_in: body.hand_in }),
          ...(body.notes !== undefined && { notes: body.notes }),
        },
        this.clock.now(),
      );
    });
  }
}

/**
 * The person was in the room of each live lesson on the page, or it is over and has a recording.
 * @throws AppError 409 `not_attended`
 */
async function assertAttended(tx: Tx, { sections }: CourseLesson): Promise<void> {
  const ids = sections.filter(({ kind }) => kind === 'live').map(({ ref }) => ref);
  const came = await tx.$queryRaw<{ lesson_id: string }[]>`
    select distinct o.lesson_id from learning.live_occurrence o
    left join learning.live_visit v on v.tenant_id = o.tenant_id and v.occurrence_id = o.id
      and v.user_id = ${signedIn().id}::uuid
    where o.tenant_id = ${currentTenantId()}::uuid and o.lesson_id = any(${ids}::uuid[])
      and (v.entered_at is not null or (o.state = 'ended' and o.recording_url <> ''))`;
  if (came.length < new Set(ids).size)
    throw new AppError('conflict', 'not_attended', 'This is ticked when you were in the live lesson.');
}
