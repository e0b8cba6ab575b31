import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import {
  ReversibleChanges,
  type ReversiblePart,
  type ReversibleRows,
} from '../../../platform/db/reversible-changes.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetMergeSteps, PeopleMerged, PeopleMergeUndone, type MergeStep } from '../../identity/contract.ts';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.assignment', kind: 'assignments', of: ['created_by'] },
  { table: 'learning.assignment_child', kind: 'assignments', of: ['student_id'] },
  { table: 'learning.work_mark', kind: 'marks', of: ['student_id'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'learning.assignments', expiresAt: undo.until };

/** Gives the assignments and marks of a merged account to the surviving one, which keeps its own where both have one. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-assignments', queue: 'privacy' })
export class TransferAssignmentsWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
  constructor(
    private readonly changes: ReversibleChanges,
    private readonly queries: QueryBus,
  ) {}

  prepare({ merged_id }: PeopleMerged): Promise<MergeStep[]> {
    return this.queries.execute(new GetMergeSteps(merged_id));
  }

  async handle(_event: PeopleMerged, tx: Tx, steps: MergeStep[]): Promise<void> {
    for (const { from_id, to_id, undo } of steps)
      await this.changes.record(tx, partOf(undo), [from_id, to_id], ROWS, async () => {
        const tenant_id = currentTenantId();
        await tx.assignment.updateMany({
          where: { tenant_id, created_by: from_id },
          data: { created_by: to_id },
        });
        const kept = { where: { tenant_id, student_id: to_id }, select: { assignment_id: true } };
        const notIn = (rows: { assignment_id: string }[]) => rows.map(({ assignment_id }) => assignment_id);
        await tx.assignmentChild.updateMany({
          where: {
            tenant_id,
            student_id: from_id,
            assignment_id: { notIn: notIn(await tx.assignmentChild.findMany(kept)) },
          },
          data: { student_id: to_id },
        });
        await tx.workMark.updateMany({
          where: {
            tenant_id,
            student_id: from_id,
            assignment_id: { notIn: notIn(await tx.workMark.findMany(kept)) },
          },
          data: { student_id: to_id },
        });
      });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-assignments', queue: 'privacy' })
export class RestoreAssignmentsWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
