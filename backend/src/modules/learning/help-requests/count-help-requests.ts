import { Injectable } from '@nestjs/common';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { CountsTasks, type TaskBoard, type TaskSource } from '../../../platform/http/waiting-tasks.ts';
import { TaughtClasses } from '../assignments/taught-classes.ts';
import { CoursesOpenGuard } from '../courses-open.ts';

/** Students who asked for help and still wait, for their teachers: at most 100 are counted. */
@Injectable()
@CountsTasks('help_requests')
export class CountHelpRequests implements TaskSource {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
  ) {}

  async count({ role }: Principal, board: TaskBoard): Promise<Record<string, number>> {
    if (board !== 'person' || role !== 'teacher' || !(await this.open.isOpen())) return {};
    const classes = (await this.classes.all()).map(({ id }) => id);
    const rows = await this.db.rows<{ student_id: string }>({
      name: 'students_who_ask_for_help',
      text: `select distinct student_id from (
               select student_id from learning.help_request
               where tenant_id = $1::uuid and class_id = any($2::uuid[]) and answered_at is null limit 100) waiting`,
      values: [currentTenantId(), classes],
    });
    return { help_requests: rows.length };
  }
}
