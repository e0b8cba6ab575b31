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

const PART = 'learning.live';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.live_registration', kind: 'registrations', of: ['user_id'] },
];

/** Gives the places of a merged account to the surviving one; attendance stays with the account that came. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-live', queue: 'privacy' })
export class TransferLiveWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    const kept = await tx.liveRegistration.findMany({
      where: { tenant_id, user_id: to },
      select: { lesson_id: true },
    });
    await tx.liveRegistration.updateMany({
      where: { tenant_id, user_id: from, lesson_id: { notIn: kept.map((one) => one.lesson_id) } },
      data: { user_id: to },
    });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-live', queue: 'privacy' })
export class RestoreLiveWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
