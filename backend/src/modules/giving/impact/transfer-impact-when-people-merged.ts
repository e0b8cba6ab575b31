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

const PART = 'giving.impact';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  { table: 'giving.impact_subject', kind: 'achievements', of: ['person_id'] },
];

/** Gives what a merged account achieved to the surviving one. The journal stays as it is: its subjects change hands. */
@Injectable()
@Consumes(PeopleMerged, { name: 'giving.move-impact', queue: 'privacy' })
export class TransferImpactWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected transfer(tx: Tx, from: string, to: string): Promise<unknown> {
    return tx.impactSubject.updateMany({
      where: { tenant_id: currentTenantId(), person_id: from },
      data: { person_id: to },
    });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'giving.restore-impact', queue: 'privacy' })
export class RestoreImpactWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
