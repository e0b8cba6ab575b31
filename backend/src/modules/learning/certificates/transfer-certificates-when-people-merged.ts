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

const PART = 'learning.certificates';

const ROWS: readonly ReversibleRows[] = [
  { table: 'learning.certificate', kind: 'certificates', of: ['user_id'] },
  { table: 'learning.lti_link', kind: 'platforms', of: ['user_id'] },
];

/**
 * Gives the certificates of a merged account to the surviving one. What is printed on them stays. Where both accounts have
 * one for the same, each stays valid, and the transferred one counts as a later generation.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'learning.move-certificates', queue: 'privacy' })
export class TransferCertificatesWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  protected async transfer(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`update learning.certificate c set user_id = ${to}::uuid,
        generation = c.generation + coalesce((select max(k.generation) from learning.certificate k
          where k.tenant_id = c.tenant_id and k.user_id = ${to}::uuid and k.kind = c.kind and k.subject = c.subject), 0)
      where c.tenant_id = ${tenant_id}::uuid and c.user_id = ${from}::uuid`;
    await tx.ltiLink.updateMany({ where: { tenant_id, user_id: from }, data: { user_id: to } });
  }
}

/** Puts back what a merge transferred, when it is undone. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'learning.restore-certificates', queue: 'privacy' })
export class RestoreCertificatesWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
