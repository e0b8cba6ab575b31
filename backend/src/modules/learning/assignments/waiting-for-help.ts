import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { TaughtClasses } from './taught-classes.ts';

/** Classes that are looked at, of those with open requests. */
const MOST = 12;

/** Students who asked for help and still wait. */
@Injectable()
export class WaitingForHelp {
  constructor(
    private readonly classes: TaughtClasses,
    private readonly db: Db,
  ) {}

  /** Ids of those who are in the class now, by class; classes where nobody waits are left out. At most 100 requests are read. */
  async of(classIds: string[]): Promise<Map<string, string[]>> {
    const rows = await this.db.rows<{ class_id: string; students: string[] }>({
      name: 'students_who_wait_for_help',
      text: `select class_id, array_agg(distinct student_id) as students from (
               select class_id, student_id from learning.help_request
               where tenant_id = $1::uuid and class_id = any($2::uuid[]) and answered_at is null limit 100) waiting
             group by class_id limit ${MOST}`,
      values: [currentTenantId(), classIds],
    });
    const present = await Promise.all(
      rows.map(async ({ class_id, students }) => {
        const now = new Set((await this.classes.students(class_id)).map(({ id }) => id));
        return [class_id, students.filter((id) => now.has(id))] as const;
      }),
    );
    return new Map(present.filter(([, students]) => students.length > 0));
  }
}
