import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { PasswordConfirmation } from '../sign-in/passwords/password-confirmation.ts';
import { LINK_MAILBOX_BUDGET } from '../sign-in/passwords/link.budgets.ts';

/** Requests a change of e-mail address. It takes effect when the link sent to the new address is opened. */
export class ChangeEmail extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeEmail)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmail> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly links: LinkTokens,
    private readonly own: PasswordConfirmation,
  ) {}

  async execute({ userId, email, password }: ChangeEmail): Promise<void> {
    await this.own.prove(userId, password, 'password');
    const tenant_id = currentTenantId();
    const [taken] = await this.db.rows<{ id: string }>({
      name: 'email_taken',
      text: 'select id from identity.user_account where tenant_id = $1 and lower(email) = lower($2)',
      values: [tenant_id, email],
    });
    if (taken) {
      const words = taken.id === userId ? 'This is your address already.' : MESSAGES.emailRegistered;
      throw new AppError('invalid', 'email_registered', words, { fields: { email: [words] } });
    }
    await this.budgets.take(LINK_MAILBOX_BUDGET, `${tenant_id}:${email.toLowerCase()}`);
    await this.db.transaction((tx) => this.links.issue(tx, 'change_email', userId, email));
  }
}
