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
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { decrypt, encrypt } from '../../../platform/encryption.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { CHARITY_ACT_TEXTS } from './charity-act-texts.ts';
import { bankHint, type BankDetails } from './charity.rules.ts';
import { lockCharity, noteCharityEvent } from './lock-charity.ts';

export const CHANGE_BANK_ACT = 'charity.bank_changed';
const PURPOSE = 'bank details of a charity';

/** What a proposal stores: never the account number itself. */
interface BankParams {
  charity_id: string;
  /** Encrypted details, base64. */
  bank: string;
}

/** Encrypts details for a charity: nobody can decrypt them for another one. */
export const encryptBank = (
  config: Config,
  charityId: string,
  details: BankDetails,
): Uint8Array<ArrayBuffer> => encrypt(config, PURPOSE, charityId, JSON.stringify(details));

export const decryptBank = (config: Config, charityId: string, encrypted: Uint8Array): BankDetails =>
  JSON.parse(decrypt(config, PURPOSE, charityId, encrypted)) as BankDetails;

/** The account to which a charity is paid: entered by one person of the platform's team, compared by another one. */
@Injectable()
@NeedsSecondPerson({
  kind: CHANGE_BANK_ACT,
  title: CHARITY_ACT_TEXTS.bank,
  propose: 'charity.verify',
  approve: 'charity.verify',
  hours: 168,
  path: '/admin-panel/charities-dashboard',
})
export class ChangeBankAct implements SecondPersonAct<BankParams> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws AppError 404, 409 `wrong_status` */
  async describe(tx: Tx, { charity_id, bank }: BankParams): Promise<Snapshot> {
    const charity = await lockCharity(tx, charity_id);
    if (charity.status === 'archived')
      throw new AppError('conflict', 'wrong_status', 'This charity is archived: nothing is paid to it.');
    const details = decryptBank(this.config, charity_id, Buffer.from(bank, 'base64'));
    return {
      facts: [
        { label: CHARITY_ACT_TEXTS.charity, value: inEveryLanguage(charity.name) },
        { label: CHARITY_ACT_TEXTS.holder, value: inEveryLanguage(details.holder) },
        { label: CHARITY_ACT_TEXTS.bankName, value: inEveryLanguage(details.bank_name) },
        { label: CHARITY_ACT_TEXTS.account, value: inEveryLanguage(bankHint(details)) },
        {
          label: CHARITY_ACT_TEXTS.before,
          value: charity.bank_hint ? inEveryLanguage(charity.bank_hint) : CHARITY_ACT_TEXTS.none,
        },
      ],
      material: { charity_id, bank, before: charity.bank_changed_at },
    };
  }

  async run(tx: Tx, { charity_id, bank }: BankParams, { approvedBy }: ApprovedAct): Promise<void> {
    const charity = await lockCharity(tx, charity_id);
    const bytes = Uint8Array.from(Buffer.from(bank, 'base64'));
    const hint = bankHint(decryptBank(this.config, charity_id, bytes));
    const tenant_id = currentTenantId();
    await tx.charity.update({
      where: { tenant_id_id: { tenant_id, id: charity_id } },
      data: {
        bank: bytes,
        bank_hint: hint,
        bank_changed_at: this.clock.now(),
        version: { increment: 1 },
      },
    });
    // The review has seen another account.
    await tx.charityCheck.deleteMany({ where: { tenant_id, charity_id, kind: 'bank' } });
    await noteCharityEvent(tx, charity_id, 'bank_changed', { id: approvedBy, name: '' }, `…${hint}`);
    await this.audit.record(tx, 'charity.bank_changed', charity.name, {
      reason: `account ending ${hint}`,
      actorId: approvedBy,
    });
  }
}
