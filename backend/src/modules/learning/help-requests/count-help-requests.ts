import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/context.ts';
import { CountsTasks, type TaskBoard, type TaskSource } from '../../../platform/http/waiting-tasks.ts';
import { TaughtClasses } from '../assignments/taught-classes.ts';
import { WaitingForHelp } from '../assignments/waiting-for-help.ts';
import { CoursesOpenGuard } from '../courses-open.ts';

/** Students who asked for help and still wait, for their teachers. */
@Injectable()
@CountsTasks('help_requests')
export class CountHelpRequests implements TaskSource {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly open: CoursesOpenGuard,
    private readonly waiting: WaitingForHelp,
  ) {}

  async count({ role }: Principal, board: TaskBoard): Promise<Record<string, number>> {
    if (board !== 'person' || role !== 'teacher' || !(await this.open.isOpen())) return {};
    const waiting = await this.waiting.of((await this.classes.all()).map(({ id }) => id));
    return { help_requests: new Set([...waiting.values()].flat()).size };
  }
}
