import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ConfirmTotp } from './confirm-totp.ts';
import { wrongProof } from './messages.ts';
import { SECOND_FACTOR_BUDGET } from './second-factor.budgets.ts';

/**
 * A signed-in person confirms the key of their app. Resolves to the recovery codes, which are shown only
 * here.
 */
export class TurnOnTotp extends Command<string[]> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(TurnOnTotp)
export class TurnOnTotpHandler implements ICommandHandler<TurnOnTotp> {
  constructor(
    private readonly budgets: Budgets,
    private readonly confirm: ConfirmTotp,
    private readonly db: Db,
  ) {}

  async execute({ userId, sessionId, code }: TurnOnTotp): Promise<string[]> {
    const budget = `${currentTenantId()}:${userId}`;
    await this.budgets.check(SECOND_FACTOR_BUDGET, budget);
    const codes = await this.db.transaction(async (tx) => {
      const made = await this.confirm.by(tx, userId, code);
      if (made)
        await tx.session.updateMany({
          where: { tenant_id: currentTenantId(), id: sessionId },
          data: { second_factor_at: new Date() },
        });
      return made;
    });
    if (codes) return codes;
    await this.budgets.take(SECOND_FACTOR_BUDGET, budget);
    throw wrongProof('code');
  }
}
