import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { newId } from '../../../../platform/ids.ts';
import { Clock } from '../../../../platform/clock.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { enrolInClass, type InvitedRole } from './invitation.rules.ts';
import { emailInvitation } from './email-invitation.ts';
import { Invitations } from './invitations.ts';
import { INVITATION_BUDGET } from './invitation.budgets.ts';

interface NewInvitation {
  email: string;
  role: InvitedRole;
  first_name: string;
  last_name: string;
  class_id: string | null;
  message: string;
}

/** Invites somebody to the school by e-mail. Resolves to the invitation's id. */
export class InvitePerson extends Command<string> {
  constructor(
    readonly inviterId: string,
    readonly invitation: NewInvitation,
  ) {
    super();
  }
}

@CommandHandler(InvitePerson)
export class InvitePersonHandler implements ICommandHandler<InvitePerson> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly invitations: Invitations,
    private readonly outbox: Outbox,
  ) {}

  async execute({ inviterId, invitation }: InvitePerson): Promise<string> {
    const tenant_id = currentTenantId();
    await this.budgets.take(INVITATION_BUDGET, inviterId);
    const id = newId();
    const { seed, ...secret } = this.invitations.draw();
    await this.db.transaction(async (tx) => {
      // Serialised per address, so that two administrators who invite the same person send one e-mail.
      const key = `invitation ${tenant_id} ${invitation.email.toLowerCase()}`;
      await lockUntilCommit(tx, key);
      await this.assertWelcome(tx, invitation);
      await tx.invitation.createMany({
        data: [{ id, tenant_id, invited_by: inviterId, ...invitation, ...secret }],
      });
      await recordAuditEntry(tx, {
        action: 'invitation.sent',
        detail: { invitation_id: id, role: invitation.role },
      });
      await emailInvitation(this.outbox, tx, id, seed);
    });
    return id;
  }

  private async assertWelcome(tx: Tx, { email, role, class_id }: NewInvitation): Promise<void> {
    const tenant_id = currentTenantId();
    if (class_id) {
      if (!enrolInClass(role))
        throw wrong('class_id', 'Only teachers and students are invited into a class.');
      const runs = await tx.schoolClass.count({ where: { tenant_id, id: class_id, archived_at: null } });
      if (runs === 0) throw wrong('class_id', 'There is no such class here.');
    }
    const [account] = await tx.$queryRaw<{ role: string; status: string }[]>`
      select role::text, status::text from identity.user_account
      where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})`;
    if (account?.status === 'archived')
      throw wrong('email', 'This person’s account is archived. Take it back from the archive instead.');
    if (account && (account.role === role || account.role === 'school_admin') && !class_id)
      throw wrong('email', MESSAGES.emailExists);
    const [open] = await tx.$queryRaw<object[]>`select 1 from identity.invitation
      where tenant_id = ${tenant_id}::uuid and lower(email) = lower(${email})
        and accepted_at is null and revoked_at is null and expires_at > ${this.clock.now()}`;
    if (open) throw wrong('email', 'This person is invited already. Send that invitation again instead.');
  }
}

const wrong = (field: string, words: string): AppError =>
  new AppError('invalid', 'cannot_invite', words, { fields: { [field]: [words] } });
