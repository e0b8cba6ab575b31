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

const PART = 'learning.training';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.training_member', kind: 'cohort-members', of: ['user_id'] },
  { table: 'learning.training_cohort', kind: 'cohorts-led', of: ['led_by'] },
];

/** Gives the cohorts of a merged account to the surviving one. */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-cohorts', queue: 'privacy' })
export class TransferCohortsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    const kept = await tx.trainingMember.findMany({
      where: { tenant_id, user_id: to },
      select: { cohort_id: true },
    });
    await tx.trainingMember.updateMany({
      where: { tenant_id, user_id: from, cohort_id: { notIn: kept.map((one) => one.cohort_id) } },
      data: { user_id: to },
    });
    await tx.trainingCohort.updateMany({ where: { tenant_id, led_by: from }, data: { led_by: to } });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-cohorts', queue: 'privacy' })
export class RestoreCohortsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
