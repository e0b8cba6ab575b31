import { formatPrice } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople, ListPeopleWhoMay } from '../../identity/contract.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { teamRefundTitle } from './refund-act-texts.ts';
import { RefundProposed } from './refund-proposed.ts';

/**
 * E-mails everybody of the school who may approve a refund that the platform's team proposes for one of its orders. Each of
 * them gets one e-mail for a proposal, however often the event comes.
 */
@Injectable()
@Consumes(RefundProposed, { name: 'email-when-refund-proposed', queue: 'emails' })
export class EmailWhenRefundProposed implements Consumer<RefundProposed> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  async prepare(proposed: RefundProposed): Promise<void> {
    // Who proposed it is known in the context of the event alone.
    const [person] = await this.queries.execute(new GetPeople([proposed.proposed_by]));
    const name = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    const correlationId = currentContext()?.correlationId ?? newId();
    const { school_id: tenantId } = proposed;
    await inContext({ correlationId, tenantId, principal: null }, () => this.tell(proposed, name));
  }

  async handle(): Promise<void> {
    // Only the receipt: the e-mails are requested in a transaction of the school.
  }

  private async tell(proposed: RefundProposed, name: string): Promise<void> {
    const { proposal_id, order_id, order_number, amount, currency, reason, expires_at } = proposed;
    const people = await this.queries.execute(new ListPeopleWhoMay('order.manage'));
    await this.db.transaction(async (tx) => {
      for (const user_id of people)
        await requestEmail(this.outbox, tx, {
          template: 'second-person-needed',
          to: { user_id },
          data: {
            title: teamRefundTitle(order_number, formatPrice({ amount, currency })),
            by: name ? `${name} (Bookgrove)` : 'Bookgrove',
            reason,
            expires_at,
            path: `/admin/orders/${order_id}`,
          },
          cause: proposal_id,
        });
    });
  }
}
