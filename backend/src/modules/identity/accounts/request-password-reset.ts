import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { PasswordResetRequested } from '../contract.ts';
import { LINK_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET } from '../sign-in/passwords/link.budgets.ts';

/**
 * Somebody forgot their password. Looks nothing up: the account is searched in a job, so that neither the
 * response nor its duration reveals whether it exists.
 */
export class RequestPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly outbox: Outbox,
  ) {}

  async execute({ email, address }: RequestPasswordReset): Promise<void> {
    await this.budgets.take(LINK_ADDRESS_BUDGET, address);
    await this.budgets.take(LINK_MAILBOX_BUDGET, `${currentTenantId()}:${email.toLowerCase()}`);
    await this.db.transaction((tx) => this.outbox.add(tx, PasswordResetRequested, { email }));
  }
}
