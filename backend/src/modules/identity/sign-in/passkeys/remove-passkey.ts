import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { FactorStore } from '../second-factor/factor-store.ts';
import { leavesNone } from '../second-factor/second-factor.rules.ts';
import { neededHere } from '../second-factor/turn-off-totp.ts';

/** Removes one of the requester's passkeys. The caller needs a recent confirmation. */
export class RemovePasskey extends Command<void> {
  constructor(
    readonly person: Principal,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly db: Db,
    private readonly factors: FactorStore,
    private readonly outbox: Outbox,
  ) {}

  async execute({ person, id }: RemovePasskey): Promise<void> {
    const { userId } = person;
    const factors = await this.factors.of(userId, { role: person.role, is_staff: person.isStaff });
    if (leavesNone({ ...factors, passkeys: factors.passkeys - 1 }, factors.required)) throw neededHere();
    await this.db.transaction(async (tx) => {
      const gone = await tx.passkey.deleteMany({
        where: { tenant_id: currentTenantId(), id, user_id: userId },
      });
      if (gone.count === 0) throw notFound('passkey');
      await requestEmail(this.outbox, tx, {
        template: 'second-factor-changed',
        to: { user_id: userId },
        data: { change: 'passkey_removed' },
      });
    });
  }
}
