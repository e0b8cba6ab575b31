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

const PART = 'learning.assignments';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.assignment', kind: 'assignments', of: ['created_by'] },
  { table: 'learning.assignment_child', kind: 'assignments', of: ['student_id'] },
  { table: 'learning.work_mark', kind: 'marks', of: ['student_id'] },
];

/** Gives the assignments and marks of a merged account to the surviving one, which keeps its own where both have one. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-assignments', queue: 'privacy' })
export class TransferAssignmentsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.assignment.updateMany({
      where: { tenant_id, created_by: from },
      data: { created_by: to },
    });
    const kept = { where: { tenant_id, student_id: to }, select: { assignment_id: true } };
    const notIn = (rows: { assignment_id: string }[]) => rows.map(({ assignment_id }) => assignment_id);
    await tx.assignmentChild.updateMany({
      where: {
        tenant_id,
        student_id: from,
        assignment_id: { notIn: notIn(await tx.assignmentChild.findMany(kept)) },
      },
      data: { student_id: to },
    });
    await tx.workMark.updateMany({
      where: {
        tenant_id,
        student_id: from,
        assignment_id: { notIn: notIn(await tx.workMark.findMany(kept)) },
      },
      data: { student_id: to },
    });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-assignments', queue: 'privacy' })
export class RestoreAssignmentsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
