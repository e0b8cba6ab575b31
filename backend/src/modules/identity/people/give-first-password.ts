import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { audit } from '../audit/audit.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import { Passwords } from '../sign-in/passwords.ts';
import { newFirstPassword } from './first-password.ts';
import { lockPerson } from './lock-person.ts';
import { assertMayChange } from './people.rules.ts';

/** Gives a person of the running school a new password, which is told once; their sessions end. */
export class GiveFirstPassword extends Command<string> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(GiveFirstPassword)
export class GiveFirstPasswordHandler implements ICommandHandler<GiveFirstPassword> {
  constructor(
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async execute({ id }: GiveFirstPassword): Promise<string> {
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
      // One's own session goes on: who just did this is at the keyboard.
      await endSessions(tx, id, 'password_changed', id === actor.userId ? actor.sessionId : undefined);
      await audit(tx, { action: 'person.password_given', subjectId: id });
    });
    return password;
  }
}
