import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LessonTask } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { tasksOf } from '../courses/course.rules.ts';
import type { LessonProgressBody } from './enrolment-bodies.ts';
import { keepProgress } from './keep-progress.ts';
import { lockLesson } from './learner-courses.ts';

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
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 403 `locked_yet` */
  async execute({ enrolmentId, lessonId, body }: SaveLessonProgress): Promise<void> {
    await this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId);
      const { seen, passed } = tasksOf(locked.lesson);
      const tasks: LessonTask[] = (body.tasks ?? []).filter(
        (task) => (seen.includes(task) || passed.includes(task)) && task !== 'quiz' && task !== 'hand_in',
      );
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
