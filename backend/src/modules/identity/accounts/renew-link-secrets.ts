import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { RenewsLinkSecrets, type RenewsSecrets } from '../../../platform/mail/renews-link-secrets.ts';

/** Replaces links to accounts, invitations and the questions to guardians when their e-mails are resent. */
@Injectable()
@RenewsLinkSecrets()
export class RenewAccountLinks implements RenewsSecrets {
  constructor(private readonly clock: Clock) {}

  async renew(tx: Tx, former: Uint8Array<ArrayBuffer>, next: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const now = this.clock.now();
    const where = { tenant_id: currentTenantId(), token_hash: former, expires_at: { gt: now } };
    const data = { token_hash: next };
    const links = await tx.singleUseToken.updateMany({ where: { ...where, used_at: null }, data });
    if (links.count > 0) return true;
    const invitations = await tx.invitation.updateMany({
      where: { ...where, accepted_at: null, revoked_at: null },
      data,
    });
    if (invitations.count > 0) return true;
    return (await tx.waitingRegistration.updateMany({ where, data })).count > 0;
  }
}
