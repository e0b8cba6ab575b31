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
  { table: 'learning.enrolment', kind: 'enrolments', of: ['user_id'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'learning.enrolments', expiresAt: undo.until };

/** Gives the courses of a merged account to the surviving one; where both learn a course, each enrolment stays as it is. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-enrolments', queue: 'privacy' })
export class TransferCoursesWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
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
        const kept = await tx.courseEnrolment.findMany({
          where: { tenant_id, user_id: to_id },
          select: { course_id: true },
        });
        await tx.courseEnrolment.updateMany({
          where: { tenant_id, user_id: from_id, course_id: { notIn: kept.map((one) => one.course_id) } },
          data: { user_id: to_id },
        });
      });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-enrolments', queue: 'privacy' })
export class RestoreCoursesWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
