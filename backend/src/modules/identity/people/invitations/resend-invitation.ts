import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { emailInvitation } from './email-invitation.ts';
import { Invitations } from './invitations.ts';
import { INVITATION_BUDGET } from './invitation.budgets.ts';

/** Sends an invitation again, with a new link and for another fourteen days. The former link stops working. */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly userId: string,
    readonly invitationId: string,
  ) {
    super();
  }
}

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly invitations: Invitations,
    private readonly outbox: Outbox,
  ) {}

  async execute({ userId, invitationId: id }: ResendInvitation): Promise<void> {
    const tenant_id = currentTenantId();
    await this.budgets.take(INVITATION_BUDGET, userId);
    const { seed, ...secret } = this.invitations.draw();
    await this.db.transaction(async (tx) => {
      const { count } = await tx.invitation.updateMany({
        where: { tenant_id, id, accepted_at: null, revoked_at: null },
        data: secret,
      });
      if (count === 0) {
        if ((await tx.invitation.count({ where: { tenant_id, id } })) === 0) throw notFound('invitation');
        throw new AppError(
          'conflict',
          'invitation_over',
          'This invitation was accepted or revoked, so it cannot be sent again.',
        );
      }
      await recordAuditEntry(tx, { action: 'invitation.sent_again', detail: { invitation_id: id } });
      await emailInvitation(this.outbox, tx, id, seed);
    });
  }
}
