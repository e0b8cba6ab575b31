import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { applyRefunds, takeOverRefunds } from './apply-refunds.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { RefundDue } from './payment-events.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { ProviderRefusal, ProviderUnavailable, type RefundSeen } from './payment-provider.ts';
import { factsOf, lockPayment, note, type PaymentRecord, type RefundRecord } from './payment-rows.ts';
import { nextStatus } from './payment.rules.ts';
import { PAYMENTS_TOPIC } from './payments.live.ts';
import { nextRefundPoll } from './poll-schedule.rules.ts';

/**
 * Sends a refund to the provider, or reads its result. It is marked as submitted before the provider is called. When no
 * answer comes it stays so and is read later; sending it again has the same idempotency key, so it is paid once.
 */
@Injectable()
export class SendRefund {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
    private readonly purposes: PaymentPurposes,
  ) {}

  async run({ payment_id, refund_id, poll }: RefundDue): Promise<void> {
    const found = await this.submit(payment_id, refund_id, poll);
    if (!found) return;
    const { payment, refund, sent } = found;
    crashPoint('refund.submitted');
    let seen: RefundSeen | null = null;
    try {
      seen = await this.ask(payment, refund, sent);
    } catch (error) {
      if (error instanceof ProviderRefusal) return this.refused(payment, refund, error);
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
    crashPoint('refund.answered');
    await this.db.transaction(async (tx) => {
      const now = this.clock.now();
      const locked = await lockPayment(tx, payment_id);
      if (!locked) return;
      if (seen) await this.take(tx, locked, seen, now);
      const current = await tx.refund.findFirst({ where: { tenant_id: locked.tenant_id, id: refund_id } });
      if (current?.status === 'submitted' || current?.status === 'pending') await this.plan(tx, current, now);
    });
    crashPoint('refund.settled');
  }

  /** Null when there is nothing to do. `sent`: it was submitted before, so its result is looked up first. */
  private submit(
    payment_id: string,
    refund_id: string,
    poll: number,
  ): Promise<{ payment: PaymentRecord; refund: RefundRecord; sent: boolean } | null> {
    return this.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, payment_id);
      const refund = await tx.refund.findFirst({ where: { tenant_id: currentTenantId(), id: refund_id } });
      if (!payment || !refund || refund.poll_count !== poll) return null;
      if (refund.status === 'succeeded' || refund.status === 'failed') return null;
      if (refund.status !== 'requested') return { payment, refund, sent: true };
      const now = this.clock.now();
      const data = { status: 'submitted' as const, submitted_at: now };
      await tx.refund.updateMany({ where: { tenant_id: refund.tenant_id, id: refund.id }, data });
      await this.bump(tx, payment, now);
      return { payment, refund: { ...refund, ...data }, sent: false };
    });
  }

  private async ask(payment: PaymentRecord, refund: RefundRecord, sent: boolean): Promise<RefundSeen> {
    const adapter = this.adapters.get(payment.provider);
    const request = { ...refund, attempt: refund.attempt_no };
    const known = sent ? await adapter.readRefund(payment, request) : null;
    if (known) return known;
    if (refund.provider_ref !== null)
      throw new ProviderUnavailable('The provider does not know the refund now');
    return adapter.refund(payment, request);
  }

  private async refused(payment: PaymentRecord, refund: RefundRecord, error: ProviderRefusal): Promise<void> {
    await this.db.transaction(async (tx) => {
      const locked = await lockPayment(tx, payment.id);
      const now = this.clock.now();
      const data = {
        status: 'failed' as const,
        failure: `${error.code}: ${error.message}`.slice(0, 500),
        completed_at: now,
      };
      const { count } = await tx.refund.updateMany({
        where: {
          tenant_id: refund.tenant_id,
          id: refund.id,
          status: 'submitted',
          attempt_no: refund.attempt_no,
        },
        data,
      });
      if (!locked || count === 0) return;
      await this.bump(tx, locked, now);
      const failed = { ...refund, ...data };
      await applyRefunds(
        tx,
        locked.settled ? this.purposes.get(locked.purpose) : null,
        locked,
        { news: [{ refund: failed, reversed: false }] },
        now,
      );
      await this.live.publish(tx, PAYMENTS_TOPIC, [payment.id]);
    });
  }

  private async take(
    tx: Parameters<typeof lockPayment>[0],
    payment: PaymentRecord,
    seen: RefundSeen,
    now: Date,
  ): Promise<void> {
    const refunds = await takeOverRefunds(tx, payment, { refunds: [seen] }, now);
    if (!refunds.changed) return;
    const status = nextStatus(payment.status, {
      state: 'paid',
      matches: payment.settled,
      amount: payment.reported_amount ?? payment.amount,
      refunded: refunds.refunded,
      dispute: payment.status === 'disputed' ? 'open' : payment.status === 'charged_back' ? 'lost' : 'none',
      cancelled: false,
      overdue: false,
      declined: false,
    });
    const row = { ...payment, status, refunded: refunds.refunded };
    await tx.payment.updateMany({
      where: { tenant_id: payment.tenant_id, id: payment.id },
      data: { status, refunded: refunds.refunded, version: { increment: 1 }, updated_at: now },
    });
    if (status !== payment.status)
      await note(tx, payment.id, { source: 'refund', kind: 'moved', from: payment.status, to: status }, now);
    const purpose = this.purposes.get(payment.purpose);
    if (!payment.settled && status !== payment.status) await purpose.moved(tx, factsOf(row));
    await applyRefunds(tx, payment.settled ? purpose : null, row, refunds, now);
    await this.live.publish(tx, PAYMENTS_TOPIC, [payment.id]);
  }

  private async plan(tx: Parameters<typeof lockPayment>[0], refund: RefundRecord, now: Date): Promise<void> {
    const at = nextRefundPoll(refund.poll_count, now);
    if (!at) return;
    const poll = refund.poll_count + 1;
    await tx.refund.updateMany({
      where: { tenant_id: refund.tenant_id, id: refund.id },
      data: { poll_count: poll },
    });
    await this.outbox.add(
      tx,
      RefundDue,
      { payment_id: refund.payment_id, refund_id: refund.id, poll },
      { at },
    );
  }

  private async bump(
    tx: Parameters<typeof lockPayment>[0],
    payment: PaymentRecord,
    now: Date,
  ): Promise<void> {
    await tx.payment.updateMany({
      where: { tenant_id: payment.tenant_id, id: payment.id },
      data: { version: { increment: 1 }, updated_at: now },
    });
  }
}
