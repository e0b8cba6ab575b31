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
  { table: 'learning.training_member', kind: 'cohort-members', of: ['user_id'] },
  { table: 'learning.training_cohort', kind: 'cohorts-led', of: ['led_by'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'learning.training', expiresAt: undo.until };

/** Gives the cohorts of a merged account to the surviving one. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-cohorts', queue: 'privacy' })
export class TransferCohortsWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
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
        const kept = await tx.trainingMember.findMany({
          where: { tenant_id, user_id: to_id },
          select: { cohort_id: true },
        });
        await tx.trainingMember.updateMany({
          where: { tenant_id, user_id: from_id, cohort_id: { notIn: kept.map((one) => one.cohort_id) } },
          data: { user_id: to_id },
        });
        await tx.trainingCohort.updateMany({
          where: { tenant_id, led_by: from_id },
          data: { led_by: to_id },
        });
      });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-cohorts', queue: 'privacy' })
export class RestoreCohortsWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
