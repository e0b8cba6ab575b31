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
  { table: 'commerce.commerce_document', kind: 'documents', of: ['buyer_id'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'commerce.documents', expiresAt: undo.until };

/**
 * Gives the invoices and receipts of a merged account to the surviving one. What is printed on them stays: only whose account
 * they belong to is a column that may change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'commerce.move-documents', queue: 'privacy' })
export class TransferDocumentsWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
  constructor(
    private readonly changes: ReversibleChanges,
    private readonly queries: QueryBus,
  ) {}

  prepare({ merged_id }: PeopleMerged): Promise<MergeStep[]> {
    return this.queries.execute(new GetMergeSteps(merged_id));
  }

  async handle(_event: PeopleMerged, tx: Tx, steps: MergeStep[]): Promise<void> {
    const tenant_id = currentTenantId();
    for (const { from_id, to_id, undo } of steps)
      await this.changes.record(tx, partOf(undo), [from_id, to_id], ROWS, async () => {
        await tx.$executeRaw`update commerce.commerce_document set buyer_id = ${to_id}::uuid
          where tenant_id = ${tenant_id}::uuid and buyer_id = ${from_id}::uuid`;
      });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'commerce.restore-documents', queue: 'privacy' })
export class RestoreDocumentsWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
