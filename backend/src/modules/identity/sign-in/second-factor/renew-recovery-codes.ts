import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { FactorStore } from './factor-store.ts';

/** Ten new recovery codes; the old ones stop working. The caller needs a recent confirmation. */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly db: Db,
    private readonly factors: FactorStore,
    private readonly outbox: Outbox,
  ) {}

  execute({ userId }: RenewRecoveryCodes): Promise<string[]> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const rows = await tx.$queryRaw<unknown[]>`select 1 from identity.totp_factor
        where tenant_id = ${tenant_id}::uuid and user_id = ${userId}::uuid and confirmed_at is not null for update`;
      if (rows.length === 0) throw notFound('second factor');
      await requestEmail(this.outbox, tx, {
        template: 'second-factor-changed',
        to: { user_id: userId },
        data: { change: 'codes_renewed' },
      });
      return this.factors.renewRecoveryCodes(tx, userId);
    });
  }
}
