import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { ReversibleChanges, type ReversibleRows } from '../../../platform/db/reversible-changes.ts';
import type { Consumer } from '../../../platform/messaging/consumers.ts';
import { GetMergeSteps, type MergeStep, type PeopleMerged, type PeopleMergeUndone } from './people.ts';

/**
 * Base of the consumers that give rows of a merged account to the surviving one. That account may have been merged itself
 * meanwhile; then the rows take the same steps. Each step is recorded, so that `RestoreWhenMergeUndone` can put the rows back
 * until the merge can no longer be undone. A second run finds nothing to change.
 */
@Injectable()
export abstract class TransferWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
  /** Names what is transferred, the same as in the consumer that restores it: "learning.certificates". */
  protected abstract readonly part: string;
  /** The rows that `transfer` changes. */
  protected abstract readonly rows: readonly ReversibleRows[];

  constructor(
    private readonly changes: ReversibleChanges,
    private readonly queries: QueryBus,
  ) {}

  prepare({ merged_id }: PeopleMerged): Promise<MergeStep[]> {
    return this.queries.execute(new GetMergeSteps(merged_id));
  }

  async handle(_event: PeopleMerged, tx: Tx, steps: MergeStep[]): Promise<void> {
    for (const { from_id, to_id, undo } of steps) {
      const part = undo && { operation: undo.merge_id, part: this.part, expiresAt: undo.until };
      await this.changes.record(tx, part, [from_id, to_id], this.rows, () =>
        this.transfer(tx, from_id, to_id),
      );
    }
  }

  /**
   * Changes the rows of the current school.
   *
   * @param from id of the merged account
   * @param to id of the surviving account
   */
  protected abstract transfer(tx: Tx, from: string, to: string): Promise<unknown>;
}

/** Base of the consumers that put back what a merge transferred, when it is undone. Rows made since then stay as they are. */
@Injectable()
export abstract class RestoreWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  /** As in the consumer that transferred it. */
  protected abstract readonly part: string;

  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, { operation: merge_id, part: this.part, expiresAt: new Date(until) });
  }
}
