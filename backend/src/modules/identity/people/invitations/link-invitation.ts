import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { endSessions } from '../../sign-in/sessions/end-sessions.ts';
import { roleAfter } from './invitation.rules.ts';
import { Invitations } from './invitations.ts';

/** The result for a signed-in person. With another role every session ends, and they sign in again. */
interface Linked {
  role_changed: boolean;
}

/** A person with an account at the school accepts an invitation: role and class are added to that account. */
export class LinkInvitation extends Command<Linked> {
  constructor(
    readonly userId: string,
    readonly token: string,
  ) {
    super();
  }
}

@CommandHandler(LinkInvitation)
export class LinkInvitationHandler implements ICommandHandler<LinkInvitation> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly invitations: Invitations,
  ) {}

  async execute({ userId, token }: LinkInvitation): Promise<Linked> {
    const invitation = await this.invitations.acceptable(token);
    if (invitation.account_id !== userId)
      throw new AppError(
        'forbidden',
        'another_person',
        'This invitation is for another person. Log out, and open the link of the e-mail again.',
      );
    return this.db.transaction(async (tx) => {
      await this.invitations.claim(tx, invitation.id, userId);
      const where = { tenant_id_id: { tenant_id: currentTenantId(), id: userId } };
      const today = await tx.user.findUniqueOrThrow({
        where,
        select: { role: true, email_verified_at: true },
      });
      const role = roleAfter(today.role, invitation.role);
      const role_changed = role !== today.role;
      await tx.user.update({
        where,
        data: { role, email_verified_at: today.email_verified_at ?? this.clock.now() },
      });
      await this.invitations.enterClass(tx, invitation, userId);
      if (role_changed) {
        await endSessions(tx, userId, 'role_changed');
        await recordAuditEntry(tx, {
          action: 'person.role_changed',
          subjectId: userId,
          detail: { from: today.role, to: role },
        });
      }
      return { role_changed };
    });
  }
}
