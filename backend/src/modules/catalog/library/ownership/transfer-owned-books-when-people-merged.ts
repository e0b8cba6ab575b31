import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import {
  ReversibleChanges,
  type ReversiblePart,
  type ReversibleRows,
} from '../../../../platform/db/reversible-changes.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import {
  GetMergeSteps,
  PeopleMerged,
  PeopleMergeUndone,
  type MergeStep,
} from '../../../identity/contract.ts';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [{ table: 'catalog.book_owner', kind: 'books', of: ['user_id'] }];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'catalog.owned-books', expiresAt: undo.until };

/**
 * Gives the bought books of a merged account to the surviving one. Each grant keeps its row, so that a refund of one
 * leaves the book open when the other account had bought it too. A second run finds none.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-owned-books', queue: 'privacy' })
export class TransferOwnedBooksWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
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
        tx.bookOwner.updateMany({
          where: { tenant_id: currentTenantId(), user_id: from_id },
          data: { user_id: to_id },
        }),
      );
  }
}

/** Puts back what a merge transferred, when it is undone; books bought since then stay as they are. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'catalog.restore-owned-books', queue: 'privacy' })
export class RestoreOwnedBooksWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
