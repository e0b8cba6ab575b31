import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { lockPerson } from './lock-person.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { assertMayReset } from '../../sign-in/second-factor/second-factor.rules.ts';

/**
 * Removes the lost second factor of another person, with passkeys and recovery codes; their sessions end, and
 * an e-mail informs them. The caller needs a recent confirmation.
 */
export class ResetSecondFactor extends Command<void> {
  constructor(readonly personId: string) {
    super();
  }
}

@CommandHandler(ResetSecondFactor)
export class ResetSecondFactorHandler implements ICommandHandler<ResetSecondFactor> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ personId }: ResetSecondFactor): Promise<void> {
    const actor = currentContext()!.principal!;
    await this.db.transaction(async (tx) => {
      const person = await lockPerson(tx, personId);
      if (!person || person.role === 'community') throw notFound('person');
      assertMayReset(actor, person);
      const where = { tenant_id: currentTenantId(), user_id: personId };
      const apps = await tx.totpFactor.deleteMany({ where });
      const passkeys = await tx.passkey.deleteMany({ where });
      if (apps.count + passkeys.count === 0)
        throw new AppError('conflict', 'no_second_factor', 'This person has no second factor to reset.');
      await tx.recoveryCode.deleteMany({ where });
      // Pending sign-ins and set-ups refer to factors that are removed.
      await tx.pendingProof.deleteMany({ where });
      await endSessions(tx, personId, 'second_factor_reset');
      await recordAuditEntry(tx, {
        action: 'person.second_factor_reset',
        subjectId: personId,
        detail: { apps: apps.count, passkeys: passkeys.count },
      });
      await requestEmail(this.outbox, tx, {
        template: 'second-factor-changed',
        to: { user_id: personId },
        data: { change: 'reset' },
      });
    });
  }
}
