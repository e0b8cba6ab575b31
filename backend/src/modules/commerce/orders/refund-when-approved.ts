import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetPeople } from '../../identity/contract.ts';
import { RefundApproved } from './refund-approved.ts';
import { RefundRequests } from './refund-requests.ts';

/**
 * Requests a refund in the school of its order, which two people of the platform's team agreed on. The refund has the id of
 * the proposal, so that a repetition finds it. When less is left of the order by now, nothing is paid back, and the audit of
 * the school says so.
 */
@Injectable()
@Consumes(RefundApproved, { name: 'commerce.request-approved-refund', queue: 'payments' })
export class RefundWhenApproved implements Consumer<RefundApproved> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly requests: RefundRequests,
  ) {}

  key({ order_id }: RefundApproved): string {
    return `refunds ${order_id}`;
  }

  async prepare(approved: RefundApproved): Promise<void> {
    // Who proposed it is known in the context of the event alone.
    const [person] = await this.queries.execute(new GetPeople([approved.proposed_by]));
    const actorName = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    const correlationId = currentContext()?.correlationId ?? newId();
    const { school_id: tenantId } = approved;
    await inContext({ correlationId, tenantId, principal: null, actorName }, () =>
      this.request(approved, actorName).catch((error: unknown) => {
        if (!(error instanceof AppError) || !['conflict', 'invalid', 'not_found'].includes(error.kind))
          throw error;
        return this.refused(approved, error.message);
      }),
    );
  }

  async handle(): Promise<void> {
    // Only the receipt: the refund is a transaction of its school, which may be repeated.
  }

  private request(
    { proposal_id: id, order_id, lines, reason, proposed_by, approved_by }: RefundApproved,
    name: string,
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      if (await tx.orderRefund.findUnique({ where: { tenant_id_id: { tenant_id, id } } })) return;
      const planned = await this.requests.plan(tx, order_id, lines);
      await this.requests.request(tx, planned, {
        id,
        reason,
        by: { kind: 'staff', id: proposed_by, name },
        approvedBy: approved_by,
      });
    });
  }

  private refused({ order_id, proposed_by }: RefundApproved, reason: string): Promise<void> {
    return this.db.transaction(async (tx) => {
      const where = { tenant_id: currentTenantId(), id: order_id };
      const order = await tx.salesOrder.findFirst({ where, select: { number: true } });
      await this.audit.record(tx, 'order.refund_not_made', order?.number ?? order_id, {
        actorId: proposed_by,
        reason: reason.slice(0, 300),
      });
    });
  }
}
