import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { PaymentAdapters } from './payment-adapters.ts';
import { PaymentReadDue } from './payment-events.ts';
import { PaymentPurposes } from './payment-purposes.ts';
import { ProviderRefusal, ProviderUnavailable, type OpenedPage } from './payment-provider.ts';
import { factsOf, lockPayment, note, type PaymentRecord } from './payment-rows.ts';
import { PAYMENT_ADDRESS_BUDGET, PAYMENT_DECLINED_BUDGET } from './payment.budgets.ts';
import { hashOfToken, Payments } from './payments.ts';
import { PAYMENTS_TOPIC } from './payments.live.ts';
import { nextPoll } from './poll-schedule.rules.ts';
import { storeReferences } from './settle-payment.ts';

/** A page is not opened any more when less than this is left to pay: Stripe's stays open for at least 30 minutes. */
const LEFT_TO_PAY_MS = 31 * 60_000;

/** Opens the provider's page for a payment. Repeated and at once it opens the same page. */
@Injectable()
export class OpenPaymentPage {
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
   * @param address the IP address of the payer
   * @returns the provider's page, or our page with the result when the payment is over
   * @throws AppError 404, or 429 after too many attempts
   */
  async open(token: string, address: string): Promise<string> {
    const payment = await this.find(token);
    const origin = await this.payments.origin();
    const result = (page: 'success' | 'cancel' | 'failed') =>
      `${origin}/${payment.provider}-payment/${page}?payment=${token}`;
    const now = this.clock.now();
    if (payment.page_url !== null && payment.status === 'redirected' && now < payment.expires_at)
      return payment.page_url;
    if (payment.status !== 'created') return result(payment.settled ? 'success' : 'failed');
    if (now.getTime() > payment.expires_at.getTime() - LEFT_TO_PAY_MS) {
      await this.fail(payment.id, 'expired', null);
      return result('failed');
    }
    if (payment.email) await this.budgets.check(PAYMENT_DECLINED_BUDGET, payment.email.toLowerCase());
    await this.budgets.take(PAYMENT_ADDRESS_BUDGET, address);
    try {
      const page = await this.adapters.get(payment.provider).open({
        ...payment,
        success_url: result('success'),
        cancel_url: result('cancel'),
      });
      crashPoint('payment.opened');
      const isUsable = await this.store(payment.id, page);
      crashPoint('payment.page-stored');
      return isUsable ? page.url : result('failed');
    } catch (error) {
      const known = error instanceof ProviderRefusal || error instanceof ProviderUnavailable;
      if (!known) throw error;
      // PhonePe refuses the second of two calls at once; the first one has stored the page.
      const other = await this.find(token);
      if (other.page_url !== null && other.status === 'redirected') return other.page_url;
      await this.fail(payment.id, 'failed', error);
      return result('failed');
    }
  }

  private async find(token: string): Promise<PaymentRecord> {
    const payment = await this.db.transaction((tx) =>
      tx.payment.findFirst({ where: { tenant_id: currentTenantId(), token_hash: hashOfToken(token) } }),
    );
    if (!payment) throw notFound('payment');
    return payment;
  }

  /** False when the payment was given up meanwhile: its page must not be used then. */
  private store(id: string, page: OpenedPage): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      const now = this.clock.now();
      if (!payment) return false;
      const isNew = payment.status === 'created';
      const opened_at = payment.opened_at ?? now;
      const at = nextPoll(payment.provider, opened_at, now);
      await storeReferences(tx, payment, [page.session_ref]);
      await tx.payment.updateMany({
        where: { tenant_id: payment.tenant_id, id },
        data: {
          session_ref: page.session_ref,
          page_url: page.url,
          opened_at,
          version: { increment: 1 },
          updated_at: now,
          ...(isNew && { status: 'redirected', next_poll_at: at, poll_count: payment.poll_count + 1 }),
        },
      });
      if (!isNew) return payment.status === 'redirected';
      await note(tx, id, { source: 'payer', kind: 'opened', from: 'created', to: 'redirected' }, now);
      if (at)
        await this.outbox.add(tx, PaymentReadDue, { payment_id: id, poll: payment.poll_count + 1 }, { at });
      await this.live.publish(tx, PAYMENTS_TOPIC, [id]);
      return true;
    });
  }

  /** No page was opened, so nobody can pay. */
  private async fail(
    id: string,
    status: 'failed' | 'expired',
    error: ProviderRefusal | ProviderUnavailable | null,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const payment = await lockPayment(tx, id);
      if (payment?.status !== 'created') return;
      const now = this.clock.now();
      const change = {
        status,
        charged: false,
        ...(error && {
          decline_code: error instanceof ProviderRefusal ? error.reason : ('unavailable' as const),
          decline_message: error.message.slice(0, 500),
        }),
      };
      await tx.payment.updateMany({
        where: { tenant_id: payment.tenant_id, id },
        data: { ...change, version: { increment: 1 }, updated_at: now },
      });
      await note(
        tx,
        id,
        { source: 'payer', kind: 'moved', from: 'created', to: status, detail: error?.message ?? null },
        now,
      );
      await this.purposes.get(payment.purpose).moved(tx, factsOf({ ...payment, ...change }));
      await this.live.publish(tx, PAYMENTS_TOPIC, [id]);
    });
  }
}
