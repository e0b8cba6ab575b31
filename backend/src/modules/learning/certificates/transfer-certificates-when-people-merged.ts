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
  { table: 'learning.certificate', kind: 'certificates', of: ['user_id'] },
  { table: 'learning.lti_link', kind: 'platforms', of: ['user_id'] },
];

const partOf = (undo: MergeStep['undo']): ReversiblePart | null =>
  undo && { operation: undo.merge_id, part: 'learning.certificates', expiresAt: undo.until };

/**
 * Gives the certificates of a merged account to the surviving one. What is printed on them stays. Where both accounts have
 * one for the same, each stays valid, and the transferred one counts as a later generation.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-certificates', queue: 'privacy' })
export class TransferCertificatesWhenPeopleMerged implements Consumer<PeopleMerged, MergeStep[]> {
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
        await tx.$executeRaw`update learning.certificate c set user_id = ${to_id}::uuid,
            generation = c.generation + coalesce((select max(k.generation) from learning.certificate k
              where k.tenant_id = c.tenant_id and k.user_id = ${to_id}::uuid and k.kind = c.kind and k.subject = c.subject), 0)
          where c.tenant_id = ${tenant_id}::uuid and c.user_id = ${from_id}::uuid`;
        await tx.ltiLink.updateMany({ where: { tenant_id, user_id: from_id }, data: { user_id: to_id } });
      });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-certificates', queue: 'privacy' })
export class RestoreCertificatesWhenMergeUndone implements Consumer<PeopleMergeUndone> {
  constructor(private readonly changes: ReversibleChanges) {}

  async handle({ merge_id, until }: PeopleMergeUndone, tx: Tx): Promise<void> {
    await this.changes.undo(tx, partOf({ merge_id, until: new Date(until) })!);
  }
}
