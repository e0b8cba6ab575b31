import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';

/** Revokes an invitation: its link stops working at once. Repeating it changes nothing. */
export class RevokeInvitation extends Command<void> {
  constructor(readonly invitationId: string) {
    super();
  }
}

@CommandHandler(RevokeInvitation)
export class RevokeInvitationHandler implements ICommandHandler<RevokeInvitation> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ invitationId: id }: RevokeInvitation): Promise<void> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const { count } = await tx.invitation.updateMany({
        where: { tenant_id, id, accepted_at: null, revoked_at: null },
        data: { revoked_at: this.clock.now() },
      });
      if (count === 1)
        return recordAuditEntry(tx, { action: 'invitation.taken_back', detail: { invitation_id: id } });
      const [row] = await tx.invitation.findMany({ where: { tenant_id, id }, select: { accepted_at: true } });
      if (!row) throw notFound('invitation');
      if (row.accepted_at)
        throw new AppError(
          'conflict',
          'invitation_over',
          'This invitation was accepted already. Archive the person’s account instead.',
        );
    });
  }
}
