import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../../platform/audit/audit-log.ts';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { lockPayment, note } from '../payment-rows.ts';
import { Payments } from '../payments.ts';
import { SettlePayment } from '../settle-payment.ts';
import { HeldPaymentDecided } from './held-payment-decided.ts';
import { leftToPayBack } from './held-payment.rules.ts';

/**
 * Carries out what two people decided about a held payment, in the payment's school. A payment that is not held any more
 * is left as it is. A provider that does not answer is asked again by the queue.
 */
@Injectable()
@Consumes(HeldPaymentDecided, { name: 'commerce.carry-out-held-decision', queue: 'payments' })
export class CarryOutHeldDecision implements Consumer<HeldPaymentDecided> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly payments: Payments,
    private readonly queries: QueryBus,
    private readonly settle: SettlePayment,
  ) {}

  key({ payment_id }: HeldPaymentDecided): string {
    return `payment ${payment_id}`;
  }

  async prepare(decided: HeldPaymentDecided): Promise<void> {
    const { payment_id, school_id, decision, amount, currency, approved_by } = decided;
    // Who decided is known in the context of the event alone.
    const [person] = await this.queries.execute(new GetPeople([approved_by]));
    const actorName = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    const correlationId = currentContext()?.correlationId ?? newId();
    await inContext({ correlationId, tenantId: school_id, principal: null, actorName }, async () => {
      if (!(await this.begin(decided))) return;
      if (decision === 'accept')
        await this.settle.run(payment_id, {
          source: 'staff',
          actor_id: approved_by,
          accepted: { amount, currency },
        });
    });
  }

  async handle(): Promise<void> {
    // Only the receipt: what is done is a transaction of the payment's school, which may be repeated.
  }

  /**
   * Writes the decision down once, and requests the refund with it. False for a payment that is not held any more, or of
   * which all is being paid back.
   */
  private begin({
    payment_id,
    decision,
    amount,
    proposal_id,
    proposed_by,
    approved_by,
  }: HeldPaymentDecided): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, payment_id);
      if (payment?.status !== 'mismatch') return false;
      const where = { tenant_id: currentTenantId(), payment_id };
      const kind = decision === 'accept' ? 'acceptance_approved' : 'repayment_approved';
      const detail = `proposal ${proposal_id}`;
      const known = await tx.paymentEvent.findFirst({ where: { ...where, kind, detail } });
      if (decision === 'pay_back') {
        const left = leftToPayBack(amount, await tx.refund.findMany({ where }));
        if (left === 0) return false;
        await this.payments.requestRefund(tx, {
          payment_id,
          amount: left,
          reason: 'The payment differs from what was to be paid.',
          requested_by: proposed_by,
        });
      }
      if (known) return true;
      await note(tx, payment_id, { source: 'staff', kind, detail, actor_id: approved_by }, this.clock.now());
      await this.audit.record(
        tx,
        decision === 'accept' ? 'payment.accepted' : 'payment.paid_back',
        payment.number ?? payment.description,
        { actorId: approved_by },
      );
      return true;
    });
  }
}
