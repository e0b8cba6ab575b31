import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { InvitationIssued } from '../contract.ts';
import { Invitations } from './invitations.ts';

/**
 * Who holds an expired link gets a new one, sent to the invited address and nowhere else. For every other link nothing
 * happens, and the answer is the same.
 */
export class AskInvitationAgain extends Command<void> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(AskInvitationAgain)
export class AskInvitationAgainHandler implements ICommandHandler<AskInvitationAgain> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly invitations: Invitations,
    private readonly outbox: Outbox,
  ) {}

  async execute({ token, address }: AskInvitationAgain): Promise<void> {
    await this.budgets.take('link-address', address);
    const found = await this.invitations.byToken(token);
    if (found?.state !== 'expired') return;
    const tenant_id = currentTenantId();
    await this.budgets.take('link-mailbox', `${tenant_id}:${found.email.toLowerCase()}`);
    const { seed, ...secret } = this.invitations.draw();
    await this.db.transaction(async (tx) => {
      const { count } = await tx.invitation.updateMany({
        where: {
          tenant_id,
          id: found.id,
          accepted_at: null,
          revoked_at: null,
          expires_at: { equals: found.expires_at },
        },
        data: secret,
      });
      if (count === 1) await this.outbox.add(tx, InvitationIssued, { invitation_id: found.id, seed });
    });
  }
}
