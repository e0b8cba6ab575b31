import { Injectable } from '@nestjs/common';
import { invalidFields } from '../../../platform/errors.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { DomainClaimed } from '../contract.ts';

/** Saves the domain that a school requests, in the transaction of the school's own change. */
@Injectable()
export class SaveDomain {
  constructor(private readonly outbox: Outbox) {}

  /**
   * `own` null removes the school's own domain. A new one is claimed and takes effect once it is verified;
   * until then the previous one stays in use.
   */
  async save(tx: Tx, school: string, own: string | null, proven: string | null): Promise<void> {
    if (own === null || own === proven) {
      await tx.domainClaim.deleteMany({ where: { school_id: school } });
      if (own === null && proven !== null)
        await tx.tenant.update({ where: { id: school }, data: { domain_url: null } });
      return;
    }
    const known = await tx.domainClaim.findUnique({ where: { school_id: school } });
    if (known?.domain === own) return;
    if ((await tx.tenant.count({ where: { domain_url: own, id: { not: school } } })) > 0)
      throw invalidFields({
        domain_url: ['Another school answers at this domain already. Choose another one.'],
      });
    const claim = { domain: own, claimed_at: new Date(), checked_at: null, problem: null };
    await tx.domainClaim.upsert({
      where: { school_id: school },
      create: { school_id: school, ...claim },
      update: claim,
    });
    await this.outbox.add(tx, DomainClaimed, { school_id: school });
  }
}

/** The refusal of a subdomain that two schools requested at the same time; every other error unchanged. */
export function takenName(error: unknown, subdomain: string | null): unknown {
  return (error as { code?: string }).code === 'P2002'
    ? invalidFields({ subdomain: [`“${subdomain}” is taken by another school. Choose another name.`] })
    : error;
}
