import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { Passwords } from '../../sign-in/passwords/passwords.ts';
import { newFirstPassword } from './generate-first-password.ts';
import { lockPerson } from './lock-person.ts';
import { assertMayChange } from './people.rules.ts';

/**
 * Sets a new password for a person of the running school, which is only in the response; their sessions end.
 */
export class ResetPersonPassword extends Command<string> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(ResetPersonPassword)
export class ResetPersonPasswordHandler implements ICommandHandler<ResetPersonPassword> {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ id }: ResetPersonPassword): Promise<string> {
    const actor = currentContext()!.principal!;
    const password = newFirstPassword();
    const password_hash = await this.passwords.hash(password);
    await this.db.transaction(async (tx) => {
      const person = await lockPerson(tx, id);
      if (!person || person.role === 'community') throw notFound('person');
      assertMayChange(actor, person);
      await tx.user.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { password_hash },
      });
      // For the requester's own account the current session continues.
      await endSessions(tx, id, 'password_changed', id === actor.userId ? actor.sessionId : undefined);
      await recordAuditEntry(tx, { action: 'person.password_given', subjectId: id });
    });
    return password;
  }
}
