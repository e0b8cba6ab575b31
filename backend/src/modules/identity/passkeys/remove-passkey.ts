import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SecondFactorChanged } from '../contract.ts';
import { FactorStore } from '../second-factor/factors.ts';
import { leavesNone } from '../second-factor/second-factor.rules.ts';
import { neededHere } from '../second-factor/turn-off-totp.ts';

/** Removes one of the person's own passkeys. The caller has been proven afresh. */
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
      await this.outbox.add(tx, SecondFactorChanged, { user_id: userId, change: 'passkey_removed' });
    });
  }
}
