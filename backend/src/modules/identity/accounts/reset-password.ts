import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { endSessions } from '../sign-in/sessions/end-sessions.ts';
import { accountKey } from '../sign-in/passwords/known-address.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { NewPasswords } from '../sign-in/passwords/new-passwords.ts';
import { LINK_GUESS_ADDRESS_BUDGET } from '../sign-in/passwords/link.budgets.ts';
import { SIGN_IN_ACCOUNT_BUDGET } from '../sign-in/sessions/sign-in.budgets.ts';

/**
 * Sets a new password by the link of an e-mail. All sessions end; the person signs in with the new password.
 */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly links: LinkTokens,
    private readonly outbox: Outbox,
    private readonly passwords: NewPasswords,
  ) {}

  async execute({ token, password, address }: ResetPassword): Promise<void> {
    await this.budgets.take(LINK_GUESS_ADDRESS_BUDGET, address);
    const link = await this.links.find(token, ['reset_password', 'set_password']);
    const password_hash = await this.passwords.hash(password, [link.first_name, link.last_name, link.email]);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await this.links.use(tx, token);
      await tx.user.update({
        where: { tenant_id_id: { tenant_id, id: link.user_id } },
        // Opening the link proves ownership of the mailbox.
        data: {
          password_hash,
          email_verified_at: this.clock.now(),
          backup_hash: null,
          backup_expires_at: null,
        },
      });
      await this.links.voidAll(tx, link.user_id);
      await endSessions(tx, link.user_id, 'password_changed');
      await requestEmail(this.outbox, tx, {
        template: 'password-changed',
        to: { user_id: link.user_id, email: link.email },
        data: {},
      });
    });
    // Failed attempts by others must not lock the person out now.
    for (const known of [true, false])
      await this.budgets.reset(SIGN_IN_ACCOUNT_BUDGET, accountKey(link.user_id, known));
  }
}
