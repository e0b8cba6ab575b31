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

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'giving.impact_subject', kind: 'achievements', of: ['person_id'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'giving.impact', expiresAt: undo.until };

/** Gives what a merged account achieved to the surviving one. The journal stays as it is: its subjects change hands. */
@Injectable()
@Consumes(PeopleMerged, { name: 'giving.move-impact', queue: 'privacy' })
export class TransferImpactWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
  constructor(
    private readonly changes: ReversibleChanges,
    private readonly queries: QueryBus,
  ) {}

  prepare({ merged_id }: PeopleMerged): Promise<MergeStep[]> {
    return this.queries.execute(new GetMergeSteps(merged_id));
  }

  async handle(_event: PeopleMerged, tx: Tx, steps: MergeStep[]): Promise<void> {
    for (const { from_id, to_id, undo } of steps)
      await this.changes.record(tx, partOf(undo), [from_id, to_id], ROWS, () =>
        tx.impactSubject.updateMany({
          where: { tenant_id: currentTenantId(), person_id: from_id },
          data: { person_id: to_id },
        }),
      );
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'giving.restore-impact', queue: 'privacy' })
export class RestoreImpactWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
