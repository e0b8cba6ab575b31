import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/context.ts';
import { CountsTasks, type TaskBoard, type TaskSource } from '../../../platform/http/waiting-tasks.ts';
import { Clock } from '../../../platform/clock.ts';
import { AssignedWork } from './assigned-work.ts';
import { TaughtClasses } from './taught-classes.ts';

const DAY = 24 * 3_600_000;
const WEEKS = 70;
/** Classes that are looked at. */
const MOST = 12;

/** Work that children handed in and nobody has marked, for their teachers. */
@Injectable()
@CountsTasks('work_to_mark')
export class CountWorkToMark implements TaskSource {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly clock: Clock,
    private readonly work: AssignedWork,
  ) {}

  async count({ role }: Principal, board: TaskBoard): Promise<Record<string, number>> {
    if (board !== 'person' || role !== 'teacher') return {};
    const now = this.clock.now();
    const classes = (await this.classes.all()).slice(0, MOST);
    const counts = await Promise.all(
      classes.map(async ({ id }) => {
        const rows = await this.work.ofClass(id, new Date(now.getTime() - WEEKS * DAY), now, 'open');
        if (rows.length === 0) return 0;
        const standings = await this.work.standings(rows, await this.classes.students(id), now);
        return standings.filter(({ state }) => state === 'to_mark').length;
      }),
    );
    return { work_to_mark: counts.reduce((sum, count) => sum + count, 0) };
  }
}
