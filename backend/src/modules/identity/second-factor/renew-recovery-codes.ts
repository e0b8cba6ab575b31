import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SecondFactorChanged } from '../contract.ts';
import { FactorStore } from './factors.ts';

/** Ten new recovery codes; the old ones are worth nothing from now on. The caller has been proven afresh. */
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
      await this.outbox.add(tx, SecondFactorChanged, { user_id: userId, change: 'codes_renewed' });
      return this.factors.renewRecoveryCodes(tx, userId);
    });
  }
}
