import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
import { FactorStore } from './factor-store.ts';
import { leavesNone } from './second-factor.rules.ts';

/** Turns codes from an app off; the recovery codes are deleted too. The caller needs a recent confirmation. */
export class TurnOffTotp extends Command<void> {
  constructor(readonly person: Principal) {
    super();
  }
}

@CommandHandler(TurnOffTotp)
export class TurnOffTotpHandler implements ICommandHandler<TurnOffTotp> {
  constructor(
    private readonly db: Db,
    private readonly factors: FactorStore,
    private readonly outbox: Outbox,
  ) {}

  async execute({ person }: TurnOffTotp): Promise<void> {
    const { userId } = person;
    const factors = await this.factors.of(userId, { role: person.role, is_staff: person.isStaff });
    if (leavesNone({ ...factors, totp: false }, factors.required)) throw neededHere();
    await this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), user_id: userId };
      const gone = await tx.totpFactor.deleteMany({ where: { ...where, confirmed_at: { not: null } } });
      if (gone.count === 0) throw notFound('second factor');
      await tx.recoveryCode.deleteMany({ where });
      await requestEmail(this.outbox, tx, {
        template: 'second-factor-changed',
        to: { user_id: userId },
        data: { change: 'turned_off' },
      });
    });
  }
}

export const neededHere = (): AppError =>
  new AppError(
    'conflict',
    'second_factor_required',
    'Your account must have a second factor. Add another way first, then remove this one.',
  );
