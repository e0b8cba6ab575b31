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
import { rebuildSkills } from './attempts.ts';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.quiz_attempt', kind: 'quiz_attempts', of: ['user_id'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'learning.quiz_attempts', expiresAt: undo.until };

/** Gives the attempts of a merged account to the surviving one, and makes the kept results of both anew. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-quiz-attempts', queue: 'privacy' })
export class TransferAttemptsWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
  constructor(
    private readonly changes: ReversibleChanges,
    private readonly queries: QueryBus,
  ) {}

  prepare({ merged_id }: PeopleMerged): Promise<MergeStep[]> {
    return this.queries.execute(new GetMergeSteps(merged_id));
  }

  async handle(_event: PeopleMerged, tx: Tx, steps: MergeStep[]): Promise<void> {
    for (const { from_id, to_id, undo } of steps) {
      await this.changes.record(tx, partOf(undo), [from_id, to_id], ROWS, () =>
        tx.quizAttempt.updateMany({
          where: { tenant_id: currentTenantId(), user_id: from_id },
          data: { user_id: to_id },
        }),
      );
      for (const person of [from_id, to_id]) await rebuildSkills(tx, person);
    }
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-quiz-attempts', queue: 'privacy' })
export class RestoreAttemptsWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until, kept_id, merged_id }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
    for (const person of [kept_id, merged_id]) await rebuildSkills(tx, person);
  }
}
