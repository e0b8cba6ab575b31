import type Stripe from 'stripe';
import { randomId } from '../core/ids.ts';
import type { Action } from '../core/types.ts';
import { invalid } from './errors.ts';
import { stripeFee } from './fees.ts';
import { newCharge, newIntent, newSession } from './objects.ts';
import type { SessionRecord, StripeRecords } from './records.ts';
import type { SessionRequest } from './session-body.ts';
import type { Subscriptions } from './subscriptions.ts';

const DAY = 24 * 3600;

/** Checkout Sessions: how they begin, and what a payer does with them. */
export class Checkout {
  private readonly records: StripeRecords;
  private readonly subscriptions: Subscriptions;

  constructor(records: StripeRecords, subscriptions: Subscriptions) {
    this.records = records;
    this.subscriptions = subscriptions;
  }

  create(request: SessionRequest): Stripe.Checkout.Session {
    const created = this.records.seconds();
    const total = request.lines.reduce((sum, line) => sum + line.amount * line.quantity, 0);
    const id = this.records.id('cs');
    const session = newSession({
      id,
      mode: request.mode,
      created,
      amount_subtotal: total,
      amount_total: total,
      currency: request.currency,
      success_url: request.success_url,
      cancel_url: request.cancel_url,
      client_reference_id: request.client_reference_id,
      customer_email: request.customer_email,
      metadata: request.metadata,
      expires_at: request.expires_at ?? created + DAY,
      submit_type: request.submit_type,
      locale: request.locale,
      url: `${this.records.tools.url()}/stripe/pay/${id}`,
    });
    this.records.saveSession({
      session,
      lines: request.lines,
      intent: request.intent,
      lie: null,
      settles: null,
    });
    return session;
  }

  /** What a payer does on the page. Declined payers stay on it, as at Stripe. */
  act(id: string, action: Action, settleAfterSeconds: number | null): string | null {
    const record = this.current(id);
    const { session } = record;
    if (action === 'cancel') return session.cancel_url;
    if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`, 'session');
    record.lie ??= this.records.tools.lies.ofPayment('stripe');
    if (action === 'decline') {
      // A declined subscription shows nothing but the page: the session stays open.
      if (session.mode === 'payment') this.decline(record);
      return null;
    }
    const email = session.customer_email ?? 'payer@example.com';
    session.customer_details = {
      ...session.customer_details,
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: 'Sandbox Payer',
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    };
    session.status = 'complete';
    session.url = null;
    if (session.mode === 'subscription') {
      this.subscriptions.begin(record);
      this.records.emit('checkout.session.completed', session);
      return action === 'close' ? null : (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
    }
    this.tellLie(record);
    const intent = this.intentOf(record);
    if (action === 'later') {
      intent.status = 'processing';
      intent.processing = { type: 'card', card: {} };
      record.settles =
        settleAfterSeconds === null ? null : this.records.tools.clock.now() + settleAfterSeconds * 1000;
      this.records.save(intent);
      this.records.saveSession(record);
      this.records.emit('payment_intent.processing', intent);
      this.records.emit('checkout.session.completed', session);
    } else {
      this.pay(record, intent);
      this.records.emit('checkout.session.completed', session);
    }
    return action === 'close' ? null : (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
  }

  /** Ends a payment that is pending. */
  settle(id: string, succeed: boolean): void {
    const record = this.records.session(id);
    const intent = this.intentOf(record);
    if (intent.status !== 'processing') throw invalid(`This payment is ${intent.status}.`, 'session');
    record.settles = null;
    intent.processing = null;
    if (succeed) {
      this.pay(record, intent);
      this.records.emit('checkout.session.async_payment_succeeded', record.session);
    } else {
      this.refuse(record, intent);
      this.records.emit('checkout.session.async_payment_failed', record.session);
    }
  }

  /** @throws Refusal 400 unless the session is open */
  expire(id: string): Stripe.Checkout.Session {
    const record = this.current(id);
    if (record.session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${record.session.status}\`.`,
        'session',
      );
    this.end(record);
    return record.session;
  }

  /** A session whose time may have ended. */
  current(id: string): SessionRecord {
    const record = this.records.session(id);
    if (
      record.session.status === 'open' &&
      record.session.expires_at * 1000 <= this.records.tools.clock.now()
    )
      this.end(record);
    return record;
  }

  tick(): void {
    const now = this.records.tools.clock.now();
    for (const { session, settles } of this.records.sessions())
      if (settles !== null && settles <= now) this.settle(session.id, true);
      else this.current(session.id);
  }

  private end(record: SessionRecord): void {
    record.session.status = 'expired';
    record.session.url = null;
    this.records.saveSession(record);
    this.records.emit('checkout.session.expired', record.session);
  }

  private pay(record: SessionRecord, intent: Stripe.PaymentIntent): void {
    const charge = this.charge(record, intent, 'succeeded');
    charge.balance_transaction = this.records.book('charge', charge.id, {
      amount: charge.amount,
      fee: stripeFee(charge.amount, charge.currency),
      currency: charge.currency,
    }).id;
    this.records.save(charge);
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.latest_charge = charge.id;
    intent.last_payment_error = null;
    intent.payment_method = charge.payment_method;
    this.records.save(intent);
    record.session.payment_status = 'paid';
    this.records.saveSession(record);
    this.records.emit('charge.succeeded', charge);
    this.records.emit('payment_intent.succeeded', intent);
  }

  private decline(record: SessionRecord): void {
    this.refuse(record, this.intentOf(record));
  }

  private refuse(record: SessionRecord, intent: Stripe.PaymentIntent): void {
    const charge = this.charge(record, intent, 'failed');
    this.records.save(charge);
    intent.status = 'requires_payment_method';
    intent.latest_charge = charge.id;
    intent.last_payment_error = {
      charge: charge.id,
      code: 'card_declined',
      decline_code: 'generic_decline',
      doc_url: 'https://stripe.com/docs/error-codes/card-declined',
      message: 'Your card was declined.',
      type: 'card_error',
    };
    this.records.save(intent);
    this.records.saveSession(record);
    this.records.emit('charge.failed', charge);
    this.records.emit('payment_intent.payment_failed', intent);
  }

  private charge(
    record: SessionRecord,
    intent: Stripe.PaymentIntent,
    status: 'succeeded' | 'failed',
  ): Stripe.Charge {
    return newCharge({
      id: this.records.id('ch'),
      amount: intent.amount,
      created: this.records.seconds(),
      currency: intent.currency,
      description: intent.description,
      metadata: intent.metadata,
      payment_intent: intent.id,
      status,
      email: record.session.customer_details?.email ?? null,
    });
  }

  /** The payment intent of a session; Stripe makes it at the first try. */
  private intentOf(record: SessionRecord): Stripe.PaymentIntent {
    const { session } = record;
    if (typeof session.payment_intent === 'string')
      return this.records.find<Stripe.PaymentIntent>('payment_intent', session.payment_intent);
    const id = this.records.id('pi');
    const intent = newIntent({
      id,
      amount: session.amount_total!,
      client_secret: `${id}_secret_${randomId(24)}`,
      created: this.records.seconds(),
      currency: session.currency!,
      description: record.intent.description,
      metadata: record.intent.metadata,
      receipt_email: null,
    });
    session.payment_intent = id;
    this.records.save(intent);
    this.records.saveSession(record);
    this.records.emit('payment_intent.created', intent);
    return intent;
  }

  private tellLie({ session, lie }: SessionRecord): void {
    if (!lie) return;
    if (lie.amount !== undefined) session.amount_total = session.amount_subtotal = lie.amount;
    if (lie.currency) session.currency = lie.currency.toLowerCase();
    if (lie.merchant) session.client_reference_id = lie.merchant;
  }
}
