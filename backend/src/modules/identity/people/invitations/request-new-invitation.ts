import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { emailInvitation } from './email-invitation.ts';
import { Invitations } from './invitations.ts';
import { LINK_ADDRESS_BUDGET, LINK_MAILBOX_BUDGET } from '../../sign-in/passwords/link.budgets.ts';

/**
 * Sends a new link for an expired one, always to the invited address. For every other link nothing happens,
 * and the response is the same.
 */
export class RequestNewInvitation extends Command<void> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestNewInvitation)
export class RequestNewInvitationHandler implements ICommandHandler<RequestNewInvitation> {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
    private readonly invitations: Invitations,
    private readonly outbox: Outbox,
  ) {}

  async execute({ token, address }: RequestNewInvitation): Promise<void> {
    await this.budgets.take(LINK_ADDRESS_BUDGET, address);
    const found = await this.invitations.byToken(token);
    if (found?.state !== 'expired') return;
    const tenant_id = currentTenantId();
    await this.budgets.take(LINK_MAILBOX_BUDGET, `${tenant_id}:${found.email.toLowerCase()}`);
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
      if (count === 1) await emailInvitation(this.outbox, tx, found.id, seed);
    });
  }
}
