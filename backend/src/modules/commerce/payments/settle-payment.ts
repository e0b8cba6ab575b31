import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { applyDisputes, disputeState } from './apply-disputes.ts';
import { applyRefunds, takeOverRefunds } from './apply-refunds.ts';
import { coversReport } from './held/held-payment.rules.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { PaymentReadDue } from './payment-events.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import {
  ProviderUnavailable,
  type PaymentAdapter,
  type ProviderFacts,
  type RefundSeen,
} from './payment-provider.ts';
import { factsOf, lockPayment, note, type PaymentRecord } from './payment-rows.ts';
import { PAYMENT_DECLINED_BUDGET } from './payment.budgets.ts';
import { chargedBy, isAllowed, isMoney, isOpen, nextStatus, type Truth } from './payment.rules.ts';
import { Payments } from './payments.ts';
import { PAYMENTS_TOPIC } from './payments.live.ts';
import { nextPoll } from './poll-schedule.rules.ts';

/** Why a payment is read. */
export interface Cause {
  source: 'webhook' | 'read' | 'return' | 'sweeper' | 'staff';
  provider_event_id?: string;
  actor_id?: string;
  /** The payer came back by "cancel": the page at the provider is closed, and the attempt over unless it is paid. */
  cancelled?: boolean;
  /** Session that a call named, before the answer that names it was stored. */
  session_ref?: string | null;
  dispute_ref?: string | null;
  /** Two people accepted this report of the provider, although it differs: minor units of `currency`. */
  accepted?: { amount: number; currency: string };
}

/** How often the provider is read anew because the payment changed meanwhile. */
const READS = 4;

/** What an unopened payment is: nobody can have paid it. */
const NOTHING: ProviderFacts = {
  state: 'open',
  amount: null,
  currency: null,
  ours: true,
  capture_ref: null,
  fee: null,
  decline: null,
  refunds: [],
  disputes: [],
};

/**
 * Brings a payment to the state that its provider reports, with all that follows from it. Run after a webhook, when the
 * payer returns, by the sweeper and by staff; it may run any number of times, in any order and at once.
 *
 * The provider is read outside of a transaction. Its answer is used only if the payment has not changed since before it
 * was read (`version`), and in one transaction with all effects, so that an old answer never replaces a newer one.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly adapters: PaymentAdapters,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
    private readonly payments: Payments,
    private readonly purposes: PaymentPurposes,
  ) {}

  /**
   * Reads the payment from its provider and settles it. Does nothing for a payment that does not exist.
   * @throws ProviderUnavailable when the provider does not answer: nothing has changed then
   */
  async run(paymentId: string, cause: Cause): Promise<void> {
    for (let read = 1; read <= READS; read += 1) {
      const payment = await this.db.transaction((tx) =>
        tx.payment.findFirst({ where: { tenant_id: currentTenantId(), id: paymentId } }),
      );
      if (!payment) return;
      const facts = await this.read(payment, cause);
      crashPoint('payment.read');
      const applied = await this.db.transaction((tx) => this.apply(tx, payment, facts, cause));
      crashPoint('payment.settled');
      if (applied === 'declined' && payment.email)
        await this.budgets.spend(PAYMENT_DECLINED_BUDGET, payment.email.toLowerCase(), 1);
      if (applied !== 'changed meanwhile') return;
    }
    throw new ProviderUnavailable('The payment changed each time while it was read');
  }

  /** Plans the next read of an open payment, when the provider did not answer this one. */
  async postpone(paymentId: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment && isOpen(payment.status)) await this.plan(tx, payment, this.clock.now());
    });
  }

  private async read(payment: PaymentRecord, cause: Cause): Promise<ProviderFacts> {
    const session_ref = payment.session_ref ?? cause.session_ref ?? null;
    if (session_ref === null) return NOTHING;
    const adapter = this.adapters.get(payment.provider);
    const asked = { ...payment, session_ref };
    const withRefunds = payment.settled || isMoney(payment.status) || payment.status === 'mismatch';
    const options = {
      complete: isOpen(payment.status) && !cause.cancelled,
      withRefunds,
      withDisputes: payment.status === 'disputed' || payment.status === 'charged_back',
      dispute_ref: cause.dispute_ref ?? null,
    };
    const first = await adapter.read(asked, options);
    const facts =
      cause.cancelled && first.state === 'open' ? await this.close(adapter, asked, first, options) : first;
    return { ...facts, refunds: [...facts.refunds, ...(await this.readOwnRefunds(adapter, asked, facts))] };
  }

  /** The payer gave up: the page is closed first, so that a payment in another tab cannot come after the answer. */
  private async close(
    adapter: PaymentAdapter,
    payment: PaymentRecord,
    open: ProviderFacts,
    options: Parameters<PaymentAdapter['read']>[1],
  ): Promise<ProviderFacts> {
    await adapter.close(payment);
    const closed = await adapter.read(payment, options);
    // A closed page says that it is expired; that the payer cancelled is known here.
    return closed.state === 'expired'
      ? { ...closed, state: 'open', decline: open.decline ?? closed.decline }
      : closed;
  }

  /** Reads refunds on their way that are not in the provider's list of refunds of the payment. */
  private async readOwnRefunds(
    adapter: PaymentAdapter,
    payment: PaymentRecord,
    facts: ProviderFacts,
  ): Promise<RefundSeen[]> {
    if (facts.state !== 'paid') return [];
    const open = await this.db.transaction((tx) =>
      tx.refund.findMany({
        where: {
          tenant_id: payment.tenant_id,
          payment_id: payment.id,
          status: { in: ['submitted', 'pending'] },
        },
      }),
    );
    const seen: RefundSeen[] = [];
    for (const refund of open) {
      if (
        facts.refunds.some((one) => one.refund_id === refund.id || one.provider_ref === refund.provider_ref)
      )
        continue;
      const found = await adapter.readRefund(payment, { ...refund, attempt: refund.attempt_no });
      if (found) seen.push(found);
    }
    return seen;
  }

  private async apply(
    tx: Tx,
    before: PaymentRecord,
    facts: ProviderFacts,
    cause: Cause,
  ): Promise<'settled' | 'declined' | 'changed meanwhile'> {
    const payment = await lockPayment(tx, before.id);
    if (!payment) return 'settled';
    if (payment.version !== before.version) return 'changed meanwhile';
    const now = this.clock.now();
    const key = { tenant_id: payment.tenant_id, id: payment.id };
    const purpose = this.purposes.get(payment.purpose);

    const matches = facts.ours && facts.amount === payment.amount && facts.currency === payment.currency;
    const accepted =
      payment.settled ||
      (cause.accepted !== undefined && payment.status === 'mismatch' && coversReport(cause.accepted, facts));
    // The amount that was taken, which refunds are compared with.
    const taken = matches || facts.amount === null ? payment.amount : facts.amount;
    const refunds = await takeOverRefunds(tx, payment, facts, now);
    const disputes = await disputeState(tx, payment, facts);
    const truth: Truth = {
      state: facts.state,
      matches: matches || accepted,
      amount: taken,
      refunded: refunds.refunded,
      dispute: disputes,
      cancelled: cause.cancelled ?? false,
      overdue: now > payment.expires_at && (payment.session_ref === null || this.isLast(payment, now)),
      declined: facts.decline !== null,
    };
    const from = payment.status;
    const opened = from === 'created' && cause.session_ref ? 'redirected' : from;
    const to = nextStatus(opened, truth);
    if (!isAllowed(from, to)) throw new Error(`A payment does not go from ${from} to ${to}`);

    // A payment that differs and is paid back was never a success.
    const settles = isMoney(to) && !payment.settled && truth.matches;
    const decline = to === 'failed' ? (facts.decline ?? { reason: 'other' as const, message: '' }) : null;
    const change = {
      status: to,
      session_ref: payment.session_ref ?? cause.session_ref ?? null,
      capture_ref: facts.capture_ref ?? payment.capture_ref,
      fee: facts.fee ?? payment.fee,
      subscription_ref: facts.subscription_ref ?? payment.subscription_ref,
      refunded: refunds.refunded,
      charged: isMoney(to) || to === 'mismatch' || chargedBy(facts.state, !isOpen(to)),
      settled: payment.settled || settles,
      reported_amount: to === 'mismatch' ? facts.amount : payment.reported_amount,
      reported_currency: to === 'mismatch' ? facts.currency : payment.reported_currency,
      ...(decline && { decline_code: decline.reason, decline_message: decline.message.slice(0, 500) }),
    };
    const changed =
      to !== from ||
      refunds.changed ||
      change.fee !== payment.fee ||
      change.capture_ref !== payment.capture_ref ||
      change.session_ref !== payment.session_ref ||
      change.refunded !== payment.refunded;
    const row: PaymentRecord = { ...payment, ...change, last_read_at: now };
    await tx.payment.updateMany({
      where: key,
      data: {
        ...change,
        last_read_at: now,
        ...(changed && { version: { increment: 1 }, updated_at: now }),
      },
    });
    await this.storeReferences(tx, payment, row);
    if (to !== from || cause.source === 'staff' || cause.source === 'webhook')
      await note(
        tx,
        payment.id,
        {
          source: cause.source,
          kind: to === from ? 'read' : 'moved',
          from,
          to,
          detail: detailOf(to, facts),
          provider_event_id: cause.provider_event_id ?? null,
          actor_id: cause.actor_id ?? null,
        },
        now,
      );

    if (settles) {
      const answer = await purpose.succeeded(tx, factsOf({ ...row, refunded: 0, status: 'succeeded' }));
      if (answer === 'refund') await this.payBack(tx, row);
    } else if (payment.settled && payment.fee === null && row.fee !== null)
      await purpose.feeReported?.(tx, factsOf(row));
    else if (to !== from && !row.settled) await purpose.moved(tx, factsOf(row));
    await applyRefunds(tx, row.settled ? purpose : null, row, refunds, now);
    const disputed = await applyDisputes(tx, row.settled ? purpose : null, row, facts.disputes, now);
    // Also for one that was given up here, while the provider does not know yet whether it is paid.
    if (isOpen(to) || (facts.state === 'processing' && !row.settled)) await this.plan(tx, row, now);
    if (changed || disputed || isOpen(to)) await this.live.publish(tx, PAYMENTS_TOPIC, [payment.id]);
    return to === 'failed' && from !== 'failed' ? 'declined' : 'settled';
  }

  /** What was bought cannot be delivered: all that is left is paid back. */
  private async payBack(tx: Tx, payment: PaymentRecord): Promise<void> {
    const left = (payment.reported_amount ?? payment.amount) - payment.refunded;
    if (left <= 0 || (payment.status !== 'succeeded' && payment.status !== 'partially_refunded')) return;
    await this.payments.requestRefund(tx, {
      payment_id: payment.id,
      amount: left,
      reason: 'What was bought could not be delivered.',
      requested_by: null,
      automatic: true,
    });
  }

  /** Plans the next read, and drops the one that was planned before: its event finds another `poll_count`. */
  private async plan(tx: Tx, payment: PaymentRecord, now: Date): Promise<void> {
    const opened = payment.opened_at ?? payment.created_at;
    const at =
      payment.session_ref === null && now < payment.expires_at
        ? new Date(payment.expires_at.getTime() + 1_000)
        : nextPoll(payment.provider, opened, now);
    if (at && payment.next_poll_at && payment.next_poll_at > now && payment.next_poll_at <= at) return;
    const poll = payment.poll_count + 1;
    await tx.payment.updateMany({
      where: { tenant_id: payment.tenant_id, id: payment.id },
      data: { next_poll_at: at, poll_count: poll },
    });
    if (at) await this.outbox.add(tx, PaymentReadDue, { payment_id: payment.id, poll }, { at });
  }

  /** Whether no further read is planned. */
  private isLast(payment: PaymentRecord, now: Date): boolean {
    // The page of Stripe and PhonePe says itself when it is over; PayPal's is not captured after this.
    return payment.provider === 'paypal'
      ? now > payment.expires_at
      : nextPoll(payment.provider, payment.opened_at ?? payment.created_at, now) === null;
  }

  private async storeReferences(tx: Tx, before: PaymentRecord, after: PaymentRecord): Promise<void> {
    const known = [before.session_ref, before.capture_ref, before.subscription_ref];
    const refs = [after.session_ref, after.capture_ref, after.subscription_ref].filter(
      (ref): ref is string => ref !== null && !known.includes(ref),
    );
    await storeReferences(tx, after, refs);
  }
}

/** Makes a payment findable by references of its provider. */
export async function storeReferences(
  tx: Tx,
  { provider, tenant_id, id }: Pick<PaymentRecord, 'provider' | 'tenant_id' | 'id'>,
  refs: readonly string[],
): Promise<void> {
  for (const ref of refs)
    await tx.$executeRaw`
      insert into commerce.payment_reference (provider, provider_ref, tenant_id, payment_id)
      values (${provider}::commerce.payment_provider, ${ref}, ${tenant_id}::uuid, ${id}::uuid)
      on conflict do nothing`;
}

/** What the timeline says beside the status. */
function detailOf(to: string, { decline, amount, currency, ours }: ProviderFacts): string | null {
  if (to === 'mismatch')
    return ours ? `reported ${amount} ${currency}` : 'reported for another merchant or payment';
  return decline ? `${decline.reason}: ${decline.message}` : null;
}
