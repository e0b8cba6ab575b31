import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { AccessChanged } from '../contract.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import { accountKey } from '../sign-in/known-address.ts';
import { LinkTokens } from './link-tokens.ts';
import { NewPasswords } from './new-passwords.ts';

/** Sets a new password by the link of an e-mail. Every session ends; the person signs in with it. */
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
    await this.budgets.take('link-guess-address', address);
    const link = await this.links.find(token, ['reset_password', 'set_password']);
    const password_hash = await this.passwords.hash(password, [link.first_name, link.last_name, link.email]);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await this.links.use(tx, token);
      await tx.user.update({
        where: { tenant_id_id: { tenant_id, id: link.user_id } },
        // Who opened the link owns the mailbox.
        data: {
          password_hash,
          email_verified_at: this.clock.now(),
          backup_hash: null,
          backup_expires_at: null,
        },
      });
      await this.links.voidAll(tx, link.user_id);
      await endSessions(tx, link.user_id, 'password_changed');
      await this.outbox.add(tx, AccessChanged, {
        user_id: link.user_id,
        what: 'password',
        email: link.email,
      });
    });
    // Who was locked out by somebody's guesses has just proven who they are.
    for (const known of [true, false])
      await this.budgets.reset('sign-in-account', accountKey(link.user_id, known));
  }
}
