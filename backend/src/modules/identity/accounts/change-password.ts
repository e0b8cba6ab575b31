import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { endSessions } from '../sign-in/sessions/end-sessions.ts';
import { LinkTokens } from '../sign-in/passwords/link-tokens.ts';
import { NewPasswords } from '../sign-in/passwords/new-passwords.ts';
import { PasswordConfirmation } from '../sign-in/passwords/password-confirmation.ts';

/** A signed-in person changes their password. Their other sessions end, and an e-mail informs them. */
export class ChangePassword extends Command<void> {
  constructor(
    readonly userId: string,
    readonly sessionId: string,
    readonly oldPassword: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly db: Db,
    private readonly links: LinkTokens,
    private readonly outbox: Outbox,
    private readonly own: PasswordConfirmation,
    private readonly passwords: NewPasswords,
  ) {}

  async execute({ userId, sessionId, oldPassword, password }: ChangePassword): Promise<void> {
    const person = await this.own.prove(userId, oldPassword, 'old_password');
    const known = [person.first_name, person.last_name, person.email ?? '', person.username];
    const password_hash = await this.passwords.hash(password, known);
    await this.db.transaction(async (tx) => {
      await tx.user.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: userId } },
        data: { password_hash, backup_hash: null, backup_expires_at: null },
      });
      await endSessions(tx, userId, 'password_changed', sessionId);
      await this.links.voidAll(tx, userId);
      if (person.email)
        await requestEmail(this.outbox, tx, {
          template: 'password-changed',
          to: { user_id: userId, email: person.email },
          data: {},
        });
    });
  }
}
