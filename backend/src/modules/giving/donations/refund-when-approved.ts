import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { RefundDonation } from '../../commerce/contract.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GiftRefundApproved } from '../contract.ts';

/**
 * Requests a refund in the school of its gift, which two people of the platform's team agreed on. The refund has the id of the
 * proposal, so that a repetition finds it. When less is left of the gift by now, nothing is paid back, and the audit of the
 * school says so.
 */
@Injectable()
@Consumes(GiftRefundApproved, { name: 'giving.request-approved-refund', queue: 'payments' })
export class RefundGiftWhenApproved implements Consumer<GiftRefundApproved> {
  constructor(
    private readonly audit: AuditLog,
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  key({ donation_id }: GiftRefundApproved): string {
    return `refunds ${donation_id}`;
  }

  async prepare(approved: GiftRefundApproved): Promise<void> {
    // Who proposed it is known in the context of the event alone.
    const [person] = await this.queries.execute(new GetPeople([approved.proposed_by]));
    const actorName = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    const correlationId = currentContext()?.correlationId ?? newId();
    await inContext({ correlationId, tenantId: approved.school_id, principal: null, actorName }, () =>
      this.request(approved).catch((error: unknown) => {
        if (!(error instanceof AppError) || !['conflict', 'invalid', 'not_found'].includes(error.kind))
          throw error;
        return this.note('donation.refund_not_made', approved, error.message.slice(0, 300));
      }),
    );
  }

  async handle(): Promise<void> {
    // Only the receipt: the refund is a transaction of its school, which may be repeated.
  }

  private request({ proposal_id: id, donation_id, amount, reason, proposed_by: by }: GiftRefundApproved) {
    return this.db.transaction(async (tx) => {
      const { number } = await tx.donation.findFirstOrThrow({
        where: { tenant_id: currentTenantId(), id: donation_id },
      });
      await this.commands.execute(new RefundDonation(tx, { donation_id, amount, reason, by, id }));
      await this.audit.record(tx, 'donation.refund_requested', number, { reason, actorId: by });
    });
  }

  private note(
    action: 'donation.refund_not_made',
    { donation_id, proposed_by: actorId }: GiftRefundApproved,
    reason: string,
  ) {
    return this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), id: donation_id };
      const gift = await tx.donation.findFirst({ where, select: { number: true } });
      await this.audit.record(tx, action, gift?.number ?? donation_id, { actorId, reason });
    });
  }
}
