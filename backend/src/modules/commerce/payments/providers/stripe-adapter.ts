import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import type { WebhookCall } from '../../../../platform/webhooks/webhook-source.ts';
import {
  PaymentAdapter,
  ProviderRefusal,
  ProviderUnavailable,
  type DisputeSeen,
  type OpenedPage,
  type PageRequest,
  type ProviderFacts,
  type ProviderPayment,
  type RefundRequest,
  type RefundSeen,
  type WebhookSubject,
} from '../payment-provider.ts';
import type { ListedMovement } from '../listed-movement.ts';
import type { ListedPayout } from '../listed-payout.ts';
import type { ProviderState } from '../payment.rules.ts';
import { declineReason } from './decline-reasons.rules.ts';
import { objectOf, PATIENCE_MS, textOf } from './provider-http.ts';
import { fromProviderUnits, toProviderUnits } from './provider-money.rules.ts';
import { isSignedByStripe } from './stripe-signature.ts';
import { intentOf, StripeSubscriptions } from './stripe-subscriptions.ts';

/** Name of the metadata with which objects at Stripe refer to ours. */
const PAYMENT = 'payment_id';
const REFUND = 'refund_id';

/** Stripe by its official SDK: a Checkout Session with Stripe's own page (https://docs.stripe.com/payments/checkout). */
@Injectable()
export class StripeAdapter extends PaymentAdapter {
  readonly name = 'stripe';
  readonly configured: boolean;
  override readonly subscriptions = new StripeSubscriptions((work) => this.call(work));
  /** The SDK, made at the first call. A function, because the API document cannot import the type of a field. */
  private readonly client: () => Stripe;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super();
    this.configured = config.payments.stripe !== null;
    let made: Stripe | null = null;
    this.client = () => (made ??= connect(config.payments.stripe));
  }

  async open(request: PageRequest): Promise<OpenedPage> {
    const monthly = request.interval === 'month';
    const session = await this.call((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: monthly ? 'subscription' : 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency.toLowerCase(),
                unit_amount: toProviderUnits('stripe', request),
                product_data: { name: request.description },
                ...(monthly && { recurring: { interval: 'month' } }),
              },
            },
          ],
          success_url: request.success_url,
          cancel_url: request.cancel_url,
          client_reference_id: request.id,
          metadata: { [PAYMENT]: request.id },
          ...(monthly
            ? { subscription_data: { metadata: { [PAYMENT]: request.id }, description: request.description } }
            : {
                payment_intent_data: {
                  metadata: { [PAYMENT]: request.id },
                  description: request.description,
                },
              }),
          expires_at: Math.floor(request.expires_at.getTime() / 1_000),
          ...(request.email && { customer_email: request.email }),
        },
        { idempotencyKey: `${request.id}:1` },
      ),
    );
    if (!session.url) throw new ProviderUnavailable('Stripe opened a session without a page');
    return { session_ref: session.id, url: session.url };
  }

  async read(
    payment: ProviderPayment,
    { withRefunds, withDisputes }: { withRefunds: boolean; withDisputes: boolean },
  ): Promise<ProviderFacts> {
    if (payment.session_ref!.startsWith('in_')) return this.readCharge(payment, withRefunds, withDisputes);
    const session = await this.call((stripe) =>
      stripe.checkout.sessions.retrieve(payment.session_ref!, {
        expand: ['payment_intent.latest_charge.balance_transaction', 'invoice.payments'],
      }),
    );
    const first = session.invoice && typeof session.invoice !== 'string' ? intentOf(session.invoice) : null;
    const intent = await this.expanded(session.payment_intent ?? first, (stripe, id) =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
    );
    const charge = await this.expanded(intent?.latest_charge ?? null, (stripe, id) =>
      stripe.charges.retrieve(id, { expand: ['balance_transaction'] }),
    );
    const state = stateOf(session, intent);
    const currency = (intent?.currency ?? session.currency)?.toUpperCase() ?? null;
    const units = state === 'paid' ? (intent?.amount_received ?? session.amount_total) : session.amount_total;
    const failure = intent?.last_payment_error ?? null;
    const paid = state === 'paid' && intent !== null;
    return {
      state,
      amount: units === null || currency === null ? null : fromProviderUnits('stripe', units, currency),
      currency,
      ours:
        session.livemode === this.isLive() &&
        (session.metadata?.[PAYMENT] ?? session.client_reference_id) === payment.id,
      capture_ref: intent?.id ?? null,
      fee: paid ? await this.feeOf(charge, payment.currency) : null,
      decline: failure && {
        reason: declineReason('stripe', failure.decline_code, failure.code),
        message: failure.message ?? failure.code ?? '',
      },
      refunds:
        paid && (withRefunds || charge?.refunded === true || (charge?.amount_refunded ?? 0) > 0)
          ? await this.refundsOf(intent.id)
          : [],
      disputes:
        paid && (withDisputes || charge?.disputed === true)
          ? await this.disputesOf(intent.id, payment.currency)
          : [],
      subscription_ref: paid ? idOf(session.subscription) : null,
    };
  }

  /** A charge that a subscription made by itself: a paid invoice. */
  private async readCharge(
    payment: ProviderPayment,
    withRefunds: boolean,
    withDisputes: boolean,
  ): Promise<ProviderFacts> {
    const invoice = await this.call((stripe) =>
      stripe.invoices.retrieve(payment.session_ref!, { expand: ['payments'] }),
    );
    const intent = await this.expanded<Stripe.PaymentIntent>(intentOf(invoice), (stripe, id) =>
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] }),
    );
    const charge = await this.expanded(intent?.latest_charge ?? null, (stripe, id) =>
      stripe.charges.retrieve(id, { expand: ['balance_transaction'] }),
    );
    const paid = invoice.status === 'paid' && intent !== null;
    const currency = invoice.currency.toUpperCase();
    return {
      state: paid
        ? 'paid'
        : invoice.status === 'void' || invoice.status === 'uncollectible'
          ? 'cancelled'
          : 'processing',
      amount: fromProviderUnits('stripe', paid ? invoice.amount_paid : invoice.amount_due, currency),
      currency,
      ours: invoice.livemode === this.isLive(),
      capture_ref: intent?.id ?? null,
      fee: paid ? await this.feeOf(charge, payment.currency) : null,
      decline: null,
      refunds:
        paid && (withRefunds || (charge?.amount_refunded ?? 0) > 0) ? await this.refundsOf(intent.id) : [],
      disputes:
        paid && (withDisputes || charge?.disputed === true)
          ? await this.disputesOf(intent.id, payment.currency)
          : [],
    };
  }

  async close(payment: ProviderPayment): Promise<void> {
    try {
      await this.call((stripe) => stripe.checkout.sessions.expire(payment.session_ref!));
    } catch (error) {
      // It is complete or expired already; the read that follows says which.
      if (!(error instanceof ProviderRefusal)) throw error;
    }
  }

  async refund(payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen> {
    if (payment.capture_ref === null) throw new ProviderRefusal('no_charge', 'The payment has no charge.');
    const made = await this.call((stripe) =>
      stripe.refunds.create(
        {
          payment_intent: payment.capture_ref!,
          amount: toProviderUnits('stripe', refund),
          reason: 'requested_by_customer',
          metadata: { [REFUND]: refund.id, [PAYMENT]: payment.id },
        },
        { idempotencyKey: `${refund.id}:${refund.attempt}` },
      ),
    );
    return refundSeen(made);
  }

  async readRefund(_payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen | null> {
    if (refund.provider_ref === null) return null;
    return refundSeen(await this.call((stripe) => stripe.refunds.retrieve(refund.provider_ref!)));
  }

  verify({ body, headers }: WebhookCall): Promise<boolean> {
    const header = headers['stripe-signature'];
    return Promise.resolve(
      isSignedByStripe(
        body,
        typeof header === 'string' ? header : undefined,
        this.config.payments.stripe?.webhookSecrets ?? [],
        this.clock.now(),
      ),
    );
  }

  parse(body: Buffer): WebhookSubject | null {
    const event = objectOf(JSON.parse(body.toString('utf8')));
    const object = objectOf(objectOf(event['data'])['object']);
    const event_id = textOf(event['id']);
    const type = textOf(event['type']);
    const kind = textOf(object['object']);
    if (!event_id || !type || !kind) return null;
    const monthly = kind === 'subscription' || kind === 'invoice';
    if (!monthly && !['checkout.session', 'payment_intent', 'charge', 'refund', 'dispute'].includes(kind))
      return null;
    // An invoice names its subscription, whose metadata have the payment that began it.
    const begun = objectOf(objectOf(object['parent'])['subscription_details']);
    const metadata = objectOf(kind === 'invoice' ? begun['metadata'] : object['metadata']);
    const refs = [
      textOf(metadata[PAYMENT]),
      kind === 'invoice' ? idOf(begun['subscription']) : null,
      kind === 'subscription' ? textOf(object['id']) : null,
      kind === 'checkout.session' ? textOf(object['client_reference_id']) : null,
      kind === 'checkout.session' || kind === 'payment_intent' ? textOf(object['id']) : null,
      idOf(object['payment_intent']),
    ].filter((ref): ref is string => ref !== null);
    return {
      event_id,
      type,
      refs,
      session_ref: kind === 'checkout.session' ? textOf(object['id']) : null,
      dispute_ref: null,
      subscription: monthly,
    };
  }

  /** A dispute, or a charge that was made before its payment intent was stored here: the intent has our id. */
  override async lookUp({ refs }: WebhookSubject): Promise<string[]> {
    const id = refs.find((ref) => ref.startsWith('pi_'));
    if (!id) return [];
    try {
      const intent = await this.call((stripe) => stripe.paymentIntents.retrieve(id));
      return [intent.metadata[PAYMENT]].filter((ref): ref is string => ref !== undefined);
    } catch (error) {
      if (error instanceof ProviderRefusal) return [];
      throw error;
    }
  }

  /** Movements of the balance (https://docs.stripe.com/api/balance_transactions/list). */
  override async list(from: Date, to: Date): Promise<ListedMovement[]> {
    return this.call(async (stripe) => {
      const found: ListedMovement[] = [];
      const created = { gte: seconds(from), lt: seconds(to) };
      const rows = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
      for await (const row of rows) {
        const movement = movementOf(row);
        if (movement) found.push(movement);
      }
      return found;
    });
  }

  /**
   * Payouts to the bank (https://docs.stripe.com/api/payouts/list). A paid one can still fail within five business days, so
   * that both states are told.
   */
  override async payouts(from: Date, to: Date): Promise<ListedPayout[]> {
    return this.call(async (stripe) => {
      const found: ListedPayout[] = [];
      const created = { gte: seconds(from), lt: seconds(to) };
      for await (const payout of stripe.payouts.list({ created, limit: 100 })) {
        const currency = payout.currency.toUpperCase();
        const failed = payout.status === 'failed' || payout.status === 'canceled';
        if (!failed && payout.status !== 'paid') continue;
        found.push({
          ref: payout.id,
          amount: fromProviderUnits('stripe', payout.amount, currency),
          currency,
          state: failed ? 'returned' : 'arrived',
          at: new Date(payout.arrival_date * 1_000),
        });
      }
      return found;
    });
  }

  private async refundsOf(payment_intent: string): Promise<RefundSeen[]> {
    const { data } = await this.call((stripe) => stripe.refunds.list({ payment_intent, limit: 100 }));
    return data.map(refundSeen);
  }

  private async disputesOf(payment_intent: string, currency: string): Promise<DisputeSeen[]> {
    const { data } = await this.call((stripe) => stripe.disputes.list({ payment_intent, limit: 100 }));
    return data
      .filter(({ status }) => !status.startsWith('warning_') && status !== 'prevented')
      .map((dispute) => ({
        provider_ref: dispute.id,
        amount: fromProviderUnits('stripe', dispute.amount, dispute.currency.toUpperCase()),
        // Withdrawn and, when won, given back; the fee is in the account's own currency.
        fee: dispute.balance_transactions
          .filter((one) => one.currency.toUpperCase() === currency)
          .reduce((sum, { fee }) => sum + fromProviderUnits('stripe', Math.max(0, fee), currency), 0),
        status: dispute.status === 'won' ? 'won' : dispute.status === 'lost' ? 'lost' : 'open',
        reason: dispute.reason,
        evidence_due_at: dispute.evidence_details?.due_by
          ? new Date(dispute.evidence_details.due_by * 1_000)
          : null,
      }));
  }

  /** Null while Stripe has not booked the charge, and when the account has another currency. */
  private async feeOf(charge: Stripe.Charge | null, currency: string): Promise<number | null> {
    const booked = await this.expanded(charge?.balance_transaction ?? null, (stripe, id) =>
      stripe.balanceTransactions.retrieve(id),
    );
    return booked && booked.currency.toUpperCase() === currency
      ? fromProviderUnits('stripe', booked.fee, currency)
      : null;
  }

  /** An object that the answer contains as a whole, or only its id. */
  private async expanded<T extends object>(
    value: string | T | null,
    retrieve: (stripe: Stripe, id: string) => Promise<T>,
  ): Promise<T | null> {
    return typeof value === 'string' ? this.call((stripe) => retrieve(stripe, value)) : value;
  }

  private isLive(): boolean {
    return /^(?:sk|rk)_live_/.test(this.config.payments.stripe?.secretKey ?? '');
  }

  /** Calls Stripe, and says whether a failure is definite. */
  private async call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await work(this.client());
    } catch (error) {
      throw stripeFailure(error);
    }
  }
}

function connect(settings: Config['payments']['stripe']): Stripe {
  if (!settings) throw new ProviderUnavailable('Stripe has no keys');
  const { protocol, hostname, port } = settings.apiUrl;
  return new Stripe(settings.secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Bookgrove' },
  });
}

/** https://docs.stripe.com/error-handling: an answer of 4xx is definite, except for conflicts and limits. */
function stripeFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { statusCode, code, decline_code, type, message } = error;
  if (statusCode === undefined || statusCode >= 500 || [401, 403, 409, 429].includes(statusCode))
    return new ProviderUnavailable(`Stripe: ${message}`, error);
  const known = code ?? type;
  return new ProviderRefusal(known, message, declineReason('stripe', decline_code, code));
}

/**
 * A session that is open is open even after a declined attempt: the payer may try another card on the page. A complete
 * one without money waits for a bank, or its payment failed.
 */
function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): ProviderState {
  if (session.payment_status === 'paid' || intent?.status === 'succeeded') return 'paid';
  if (intent?.status === 'processing') return 'processing';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  return intent?.status === 'canceled' || intent?.status === 'requires_payment_method'
    ? 'failed'
    : 'processing';
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/**
 * A charge or a refund of the balance; null for other movements (disputes, fees, payouts). In an account of another currency
 * the row has converted amounts, so that those of its source are compared and the fee is not.
 */
function movementOf(row: Stripe.BalanceTransaction): ListedMovement | null {
  const kind = ['charge', 'payment'].includes(row.type)
    ? 'payment'
    : ['refund', 'payment_refund'].includes(row.type)
      ? 'refund'
      : null;
  if (!kind) return null;
  const source = typeof row.source === 'string' ? { id: row.source } : objectOf(row.source);
  const own = textOf(source['currency']) ?? row.currency;
  const currency = own.toUpperCase();
  const units = own === row.currency ? row.amount : Number(source['amount']);
  const status = textOf(source['status']);
  return {
    kind,
    ref: (kind === 'payment' ? idOf(source['payment_intent']) : null) ?? textOf(source['id']) ?? row.id,
    our_id: textOf(objectOf(source['metadata'])[kind === 'payment' ? PAYMENT : REFUND]),
    amount: Math.abs(fromProviderUnits('stripe', units, currency)),
    fee: own === row.currency ? fromProviderUnits('stripe', row.fee, currency) : null,
    currency,
    state:
      status === 'failed' || status === 'canceled'
        ? 'failed'
        : status === 'pending'
          ? 'pending'
          : 'succeeded',
    settled: row.status === 'available',
    at: new Date(row.created * 1_000),
  };
}

const refundSeen = (refund: Stripe.Refund): RefundSeen => ({
  provider_ref: refund.id,
  refund_id: refund.metadata?.[REFUND] ?? null,
  amount: fromProviderUnits('stripe', refund.amount, refund.currency.toUpperCase()),
  status:
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'pending',
  failure: refund.failure_reason ?? null,
});

const idOf = (value: unknown): string | null => textOf(value) ?? textOf(objectOf(value)['id']);
