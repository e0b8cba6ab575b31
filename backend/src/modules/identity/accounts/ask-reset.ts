import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { ResetAsked } from '../contract.ts';

/**
 * Somebody forgot their password. Nothing is looked up here: whether there is such an account is found out in the
 * queue, so neither the answer nor its time can tell.
 */
export class AskReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AskReset)
export class AskResetHandler implements ICommandHandler<AskReset> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly outbox: Outbox,
  ) {}

  async execute({ email, address }: AskReset): Promise<void> {
    await this.budgets.take('link-address', address);
    await this.budgets.take('link-mailbox', `${currentTenantId()}:${email.toLowerCase()}`);
    await this.db.transaction((tx) => this.outbox.add(tx, ResetAsked, { email }));
  }
}
