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

/** The rows that a transfer changes. Who counted a gift the second time stays: that deed is over. */
const PART = 'giving.gifts';

const ROWS: readonly ReversibleRows[] = [
  { table: 'giving.donation', kind: 'gifts', of: ['donor_id', 'student_id', 'recorded_by'] },
  { table: 'giving.tax_declaration', kind: 'gifts', of: ['donor_id'] },
  { table: 'giving.follow', kind: 'gifts', of: ['person_id'] },
  { table: 'giving.gift_import', kind: 'gifts', of: ['recorded_by'] },
];

/**
 * Gives the gifts of a merged account, and those that it raised, to the surviving one. A gift that waits for its second count
 * moves too, so that nobody counts their own gift with the other account.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'giving.move-gifts', queue: 'privacy' })
export class TransferGiftsWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.donation.updateMany({ where: { tenant_id, donor_id: from }, data: { donor_id: to } });
    await tx.donation.updateMany({ where: { tenant_id, student_id: from }, data: { student_id: to } });
    await tx.taxDeclaration.updateMany({ where: { tenant_id, donor_id: from }, data: { donor_id: to } });
    await tx.giftImport.updateMany({
      where: { tenant_id, recorded_by: from, status: 'waiting' },
      data: { recorded_by: to },
    });
    // What both follow is followed once.
    await tx.$executeRaw`delete from giving.follow f where f.tenant_id = ${tenant_id}::uuid and f.person_id = ${from}::uuid
      and exists (select from giving.follow o where (o.tenant_id, o.subject_id) = (f.tenant_id, f.subject_id)
        and o.person_id = ${to}::uuid)`;
    await tx.follow.updateMany({ where: { tenant_id, person_id: from }, data: { person_id: to } });
    await tx.donation.updateMany({
      where: { tenant_id, recorded_by: from, status: 'recorded' },
      data: { recorded_by: to },
    });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'giving.restore-gifts', queue: 'privacy' })
export class RestoreGiftsWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
