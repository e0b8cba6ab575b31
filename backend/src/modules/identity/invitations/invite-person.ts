import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { Clock } from '../../../platform/clock.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { audit } from '../audit/audit.ts';
import { InvitationIssued } from '../contract.ts';
import { placeInClass, type InvitedRole } from './invitation.rules.ts';
import { Invitations } from './invitations.ts';

export interface NewInvitation {
  email: string;
  role: InvitedRole;
  first_name: string;
  last_name: string;
  class_id: string | null;
  message: string;
}

/** Invites somebody to the school by e-mail. Gives the invitation's id. */
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
    await this.budgets.take('invitation', inviterId);
    const id = newId();
    const { seed, ...secret } = this.invitations.draw();
    await this.db.transaction(async (tx) => {
      // One address at a time: two administrators who invite the same person do not send two letters.
      const key = `invitation ${tenant_id} ${invitation.email.toLowerCase()}`;
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
      await this.assertWelcome(tx, invitation);
      await tx.invitation.createMany({
        data: [{ id, tenant_id, invited_by: inviterId, ...invitation, ...secret }],
      });
      await audit(tx, { action: 'invitation.sent', detail: { invitation_id: id, role: invitation.role } });
      await this.outbox.add(tx, InvitationIssued, { invitation_id: id, seed });
    });
    return id;
  }

  private async assertWelcome(tx: Tx, { email, role, class_id }: NewInvitation): Promise<void> {
    const tenant_id = currentTenantId();
    if (class_id) {
      if (!placeInClass(role))
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
