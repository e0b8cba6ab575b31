import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ReversibleRows } from '../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../identity/contract.ts';

const PART = 'learning.enrolments';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.enrolment', kind: 'enrolments', of: ['user_id'] },
  { table: 'learning.course_owner', kind: 'enrolments', of: ['user_id'] },
  { table: 'learning.lesson_post', kind: 'lesson-posts', of: ['user_id'] },
];

/** Gives the courses of a merged account to the surviving one; where both learn a course, each enrolment stays as it is. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-enrolments', queue: 'privacy' })
export class TransferCoursesWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    const kept = await tx.courseEnrolment.findMany({
      where: { tenant_id, user_id: to },
      select: { course_id: true },
    });
    await tx.courseEnrolment.updateMany({
      where: { tenant_id, user_id: from, course_id: { notIn: kept.map((one) => one.course_id) } },
      data: { user_id: to },
    });
    await tx.courseOwner.updateMany({ where: { tenant_id, user_id: from }, data: { user_id: to } });
    await tx.lessonPost.updateMany({ where: { tenant_id, user_id: from }, data: { user_id: to } });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-enrolments', queue: 'privacy' })
export class RestoreCoursesWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
