import { Injectable } from '@nestjs/common';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type ApprovedAct,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { CHARITY_ACT_TEXTS } from './charity-act-texts.ts';
import { checksToDo, statusAfter } from './charity.rules.ts';
import { lockCharity, noteCharityEvent, type LockedCharity } from './lock-charity.ts';

export const VERIFY_CHARITY_ACT = 'charity.verified';

interface VerifyParams {
  charity_id: string;
}

/** A charity is verified: gifts and payouts are open from then on. Every check of the review is done before. */
@Injectable()
@NeedsSecondPerson({
  kind: VERIFY_CHARITY_ACT,
  title: CHARITY_ACT_TEXTS.verify,
  propose: 'charity.verify',
  approve: 'charity.verify',
  hours: 168,
  path: '/admin-panel/charities-dashboard',
})
export class VerifyCharityAct implements SecondPersonAct<VerifyParams> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError 404, 409 `wrong_status` and `checks_missing` */
  async describe(tx: Tx, { charity_id }: VerifyParams): Promise<Snapshot> {
    const charity = await this.ready(tx, charity_id);
    const {
      id,
      name,
      legal_name,
      country,
      registration_number,
      receipts,
      tax_reference,
      bank_hint,
      bank_changed_at,
    } = charity;
    return {
      facts: [
        { label: CHARITY_ACT_TEXTS.charity, value: inEveryLanguage(`${name} (${legal_name})`) },
        { label: CHARITY_ACT_TEXTS.country, value: inEveryLanguage(country) },
        { label: CHARITY_ACT_TEXTS.number, value: inEveryLanguage(registration_number) },
        { label: CHARITY_ACT_TEXTS.account, value: inEveryLanguage(bank_hint ?? '–') },
      ],
      material: {
        id,
        name,
        legal_name,
        country,
        registration_number,
        receipts,
        tax_reference,
        bank_hint,
        bank_changed_at,
      },
    };
  }

  async run(tx: Tx, { charity_id }: VerifyParams, { approvedBy }: ApprovedAct): Promise<void> {
    const charity = await this.ready(tx, charity_id);
    await tx.charity.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: charity_id } },
      data: {
        status: statusAfter(charity.status, 'verify', ''),
        status_reason: '',
        verified_at: this.clock.now(),
        version: { increment: 1 },
      },
    });
    await noteCharityEvent(tx, charity_id, 'verify', { id: approvedBy, name: '' });
    await this.audit.record(tx, 'charity.verified', charity.name, { actorId: approvedBy });
    await this.cache.announceToAll(tx);
  }

  private async ready(tx: Tx, id: string): Promise<LockedCharity> {
    const charity = await lockCharity(tx, id);
    statusAfter(charity.status, 'verify', '');
    const done = await tx.charityCheck.findMany({
      where: { tenant_id: currentTenantId(), charity_id: id },
      select: { kind: true },
    });
    const missing = checksToDo(done.map(({ kind }) => kind));
    if (missing.length > 0)
      throw new AppError('conflict', 'checks_missing', `Checks are still to do: ${missing.join(', ')}.`);
    return charity;
  }
}
