import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentConsentText, type ConsentPurpose } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { ConsentChanged } from '../../contract.ts';
import { childOfGuardian, childOfStaff, type Requester } from '../guardians/children.ts';

/** A guardian consents to one purpose, in the version that they read. Repeating it changes nothing. */
export class GrantConsent extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly purpose: ConsentPurpose,
    readonly version: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** A guardian withdraws a consent; an administrator may do so at a family's request. */
export class WithdrawConsent extends Command<void> {
  constructor(
    readonly studentId: string,
    readonly purpose: ConsentPurpose,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** Serialises the answers for one child. */
async function lockChild(tx: Tx, studentId: string): Promise<void> {
  await tx.$queryRaw`select 1 from identity.user_account
    where tenant_id = ${currentTenantId()}::uuid and id = ${studentId}::uuid for update`;
}

@CommandHandler(GrantConsent)
export class GrantConsentHandler implements ICommandHandler<GrantConsent> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ studentId, purpose, version, requester }: GrantConsent): Promise<void> {
    if (version !== currentConsentText(purpose).version)
      throw new AppError(
        'conflict',
        'consent_text_changed',
        'The words have changed since you opened this page. Load it again and read them first.',
      );
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await lockChild(tx, studentId);
      // Checked after locking, so that a link that has just ended cannot grant anything.
      await childOfGuardian(this.db, studentId, requester.userId, 'consent');
      const open = { tenant_id, student_id: studentId, purpose, withdrawn_at: null };
      if (await tx.consent.findFirst({ where: { ...open, text_version: version } })) return;
      const now = this.clock.now();
      const given = { student_id: studentId, purpose, text_version: version, given_by: requester.userId };
      await tx.consent.createMany({ data: [{ id: newId(), tenant_id, ...given, given_at: now }] });
      await recordAuditEntry(tx, {
        action: 'consent.given',
        subjectId: studentId,
        detail: { purpose, version },
      });
      await this.outbox.add(tx, ConsentChanged, { student_id: studentId, purpose });
    });
  }
}

@CommandHandler(WithdrawConsent)
export class WithdrawConsentHandler implements ICommandHandler<WithdrawConsent> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ studentId, purpose, requester }: WithdrawConsent): Promise<void> {
    await this.db.transaction(async (tx) => {
      await lockChild(tx, studentId);
      if (requester.role === 'school_admin') await childOfStaff(this.db, studentId, requester);
      else await childOfGuardian(this.db, studentId, requester.userId, 'consent');
      const { count } = await tx.consent.updateMany({
        where: { tenant_id: currentTenantId(), student_id: studentId, purpose, withdrawn_at: null },
        data: { withdrawn_at: this.clock.now(), withdrawn_by: requester.userId },
      });
      if (count === 0) return;
      await recordAuditEntry(tx, { action: 'consent.withdrawn', subjectId: studentId, detail: { purpose } });
      await this.outbox.add(tx, ConsentChanged, { student_id: studentId, purpose });
    });
  }
}
