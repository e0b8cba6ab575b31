import type Stripe from 'stripe';
import { randomId } from '../core/ids.ts';
import type { FormValue, FormValues } from '../core/form.ts';
import { invalid, missing } from './errors.ts';
import { stripeFee } from './fees.ts';
import { newCharge, newIntent } from './objects.ts';
import type { SessionRecord, StripeRecords } from './records.ts';
import { integer, readMetadata } from './session-body.ts';
import { newCustomer, newInvoice, newMethod, newSubscription } from './subscription-objects.ts';

/** Days between the tries of a failed charge; afterwards the subscription stays `past_due`. */
const RETRY_DAYS = [1, 3, 5];
const DAY = 86_400;

/** What the sandbox keeps beside a subscription. */
interface Kept {
  /** How many of the next tries fail. */
  fails: number;
}

const UPDATES =
  'cancel_at_period_end default_payment_method description expand items metadata pause_collection proration_behavior'.split(
    ' ',
  );

/** Subscriptions (docs.stripe.com/billing/subscriptions): charged once a month, by the clock with its offset. */
export class Subscriptions {
  private readonly records: StripeRecords;

  constructor(records: StripeRecords) {
    this.records = records;
  }

  /** The payer has paid a session of mode `subscription`. @param metadata of the subscription */
  begin(record: SessionRecord): Stripe.Subscription {
    const { session } = record;
    const now = this.now();
    const customer = newCustomer({
      id: this.records.id('cus'),
      created: this.records.seconds(),
      email: session.customer_details?.email ?? session.customer_email,
    });
    this.records.save(customer);
    const method = newMethod({
      id: this.records.id('pm'),
      created: now,
      customer: customer.id,
      last4: '4242',
    });
    this.records.save(method);
    const subscription = newSubscription({
      id: this.records.id('sub'),
      item: this.records.id('si'),
      price: this.records.id('price'),
      product: `prod_${randomId(14)}`,
      created: this.records.seconds(),
      start: now,
      end: nextMonth(now, now),
      currency: session.currency!,
      unit_amount: session.amount_total!,
      customer: customer.id,
      method: method.id,
      description: record.intent.description,
      metadata: record.intent.metadata,
    });
    const invoice = this.invoice(subscription, 'subscription_create', now);
    session.subscription = subscription.id;
    session.customer = customer.id;
    session.invoice = invoice.id;
    session.payment_status = 'paid';
    this.records.saveSession(record);
    this.records.emit('customer.subscription.created', subscription);
    this.pay(subscription, invoice);
    return subscription;
  }

  /** @throws Refusal 400 for unknown parameters, 404 */
  update(id: string, form: FormValues): Stripe.Subscription {
    for (const key of Object.keys(form))
      if (!UPDATES.includes(key))
        throw invalid(`Received unknown parameter: ${key}`, key, 'parameter_unknown');
    const subscription = this.find(id);
    if (subscription.status === 'canceled')
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    if (form['pause_collection'] === '') subscription.pause_collection = null;
    else if (form['pause_collection'] !== undefined) {
      const pause = form['pause_collection'] as FormValues;
      if (!['void', 'keep_as_draft', 'mark_uncollectible'].includes(textOf(pause['behavior'])))
        throw invalid('Invalid pause_collection[behavior]', 'pause_collection[behavior]');
      const resumes = pause['resumes_at'];
      subscription.pause_collection = {
        behavior: pause['behavior'] as 'void',
        resumes_at: resumes === undefined ? null : integer(resumes, 'pause_collection[resumes_at]'),
      };
    }
    if (form['items'] !== undefined) this.changePrice(subscription, form['items']);
    if (typeof form['default_payment_method'] === 'string')
      subscription.default_payment_method = form['default_payment_method'];
    if (form['metadata'] !== undefined)
      subscription.metadata = { ...subscription.metadata, ...readMetadata(form['metadata'], 'metadata') };
    this.records.save(subscription);
    this.records.emit('customer.subscription.updated', subscription);
    return subscription;
  }

  cancel(id: string): Stripe.Subscription {
    const subscription = this.find(id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    subscription.status = 'canceled';
    subscription.canceled_at = subscription.ended_at = this.records.seconds();
    this.records.save(subscription);
    this.records.emit('customer.subscription.deleted', subscription);
    return subscription;
  }

  /** Tries to pay an open invoice at once, as `POST /v1/invoices/{id}/pay` does. */
  payInvoice(id: string): Stripe.Invoice {
    const invoice = this.records.find<Stripe.Invoice>('invoice', id);
    if (invoice.status !== 'open') throw invalid(`Invoice is already ${invoice.status}`);
    this.attempt(this.find(subscriptionOf(invoice)!), invoice);
    return this.records.find('invoice', id);
  }

  /** A page on which the payer chooses another card. */
  cardPage(form: FormValues): Stripe.BillingPortal.Session {
    const customer = this.records.find<Stripe.Customer>('customer', textOf(form['customer']), 'customer');
    const flow = (form['flow_data'] ?? {}) as FormValues;
    if (flow['type'] !== 'payment_method_update')
      throw invalid('The sandbox offers the flow payment_method_update.', 'flow_data[type]');
    const id = this.records.id('bps');
    const session: Stripe.BillingPortal.Session = {
      id,
      object: 'billing_portal.session',
      configuration: 'bpc_sandbox',
      created: this.records.seconds(),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: null,
      on_behalf_of: null,
      return_url: typeof form['return_url'] === 'string' ? form['return_url'] : null,
      url: `${this.records.tools.url()}/stripe/card/${id}`,
    };
    this.records.save(session);
    return session;
  }

  /** The payer chose another card, which does not fail. @returns where the browser goes */
  changeCard(portalId: string): string {
    const portal = this.records.find<Stripe.BillingPortal.Session>('billing_portal.session', portalId);
    const customer = this.records.find<Stripe.Customer>('customer', portal.customer);
    const method = newMethod({
      id: this.records.id('pm'),
      created: this.records.seconds(),
      customer: customer.id,
      last4: '1881',
    });
    this.records.save(method);
    customer.invoice_settings.default_payment_method = method.id;
    this.records.save(customer);
    for (const { id } of this.all().filter((one) => one.customer === customer.id)) this.fail(id, 0);
    this.records.emit('customer.updated', customer);
    return portal.return_url ?? this.records.tools.url();
  }

  /** The next `times` tries to charge fail. @param id of the subscription, or the merchant's reference */
  fail(id: string, times: number): void {
    this.records.tools.store.put('stripe.subscription-kept', this.find(id).id, { fails: times });
  }

  /** Charges the next month now, or tries the open invoice again. */
  chargeNow(id: string): void {
    const subscription = this.find(id);
    const open = this.open(subscription);
    if (open) this.attempt(subscription, open);
    else this.bill(subscription, this.now());
  }

  /** By id, or by what the metadata call it. */
  find(name: string): Stripe.Subscription {
    const found =
      this.records.maybe<Stripe.Subscription>('subscription', name) ??
      this.all().find(({ metadata }) => Object.values(metadata).includes(name));
    if (!found) throw missing('subscription', name);
    return found;
  }

  all(): Stripe.Subscription[] {
    return this.records.all<Stripe.Subscription>('subscription');
  }

  tick(): void {
    const now = this.now();
    for (const subscription of this.all()) {
      if (subscription.status === 'canceled') continue;
      const resumes = subscription.pause_collection?.resumes_at;
      if (resumes && resumes <= now) {
        subscription.pause_collection = null;
        this.records.save(subscription);
        this.records.emit('customer.subscription.updated', subscription);
      }
      const open = this.open(subscription);
      if (open?.next_payment_attempt && open.next_payment_attempt <= now) this.attempt(subscription, open);
      while (subscription.items.data[0]!.current_period_end <= now)
        this.bill(subscription, subscription.items.data[0]!.current_period_end);
    }
  }

  /** The next period begins at `at`, epoch seconds. */
  private bill(subscription: Stripe.Subscription, at: number): void {
    const item = subscription.items.data[0]!;
    item.current_period_start = at;
    item.current_period_end = nextMonth(at, subscription.billing_cycle_anchor);
    const invoice = this.invoice(subscription, 'subscription_cycle', at);
    const { pause_collection: pause } = subscription;
    if (pause && (pause.resumes_at === null || pause.resumes_at > at)) {
      invoice.status = 'void';
      this.records.save(invoice);
      this.records.save(subscription);
      this.records.emit('invoice.voided', invoice);
      return;
    }
    this.records.save(subscription);
    this.attempt(subscription, invoice);
  }

  private attempt(subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
    const kept = this.records.tools.store.get<Kept>('stripe.subscription-kept', subscription.id);
    if (!kept || kept.fails === 0) return this.pay(subscription, invoice);
    this.records.tools.store.put('stripe.subscription-kept', subscription.id, { fails: kept.fails - 1 });
    this.decline(subscription, invoice);
  }

  private pay(subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
    const intent = this.intent(subscription, invoice);
    const lie = this.records.tools.lies.ofPayment('stripe');
    if (lie?.amount !== undefined) intent.amount = lie.amount;
    const charge = this.charge(invoice, intent, 'succeeded');
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
    this.records.save(intent);
    invoice.status = 'paid';
    invoice.amount_paid = intent.amount;
    invoice.amount_remaining = 0;
    invoice.attempted = true;
    invoice.attempt_count += 1;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = this.records.seconds();
    this.link(invoice, intent, 'paid');
    this.records.save(invoice);
    subscription.latest_invoice = invoice.id;
    subscription.status = 'active';
    this.records.save(subscription);
    this.records.emit('charge.succeeded', charge);
    this.records.emit('payment_intent.succeeded', intent);
    this.records.emit('invoice.paid', invoice);
    this.records.emit('customer.subscription.updated', subscription);
  }

  private decline(subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
    const intent = this.intent(subscription, invoice);
    const charge = this.charge(invoice, intent, 'failed');
    this.records.save(charge);
    intent.status = 'requires_payment_method';
    intent.latest_charge = charge.id;
    intent.last_payment_error = {
      charge: charge.id,
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      doc_url: 'https://stripe.com/docs/error-codes/card-declined',
      message: 'Your card has insufficient funds.',
      type: 'card_error',
    };
    this.records.save(intent);
    const days = RETRY_DAYS[invoice.attempt_count];
    invoice.attempted = true;
    invoice.attempt_count += 1;
    invoice.next_payment_attempt = days === undefined ? null : this.now() + days * DAY;
    this.link(invoice, intent, 'open');
    this.records.save(invoice);
    subscription.latest_invoice = invoice.id;
    subscription.status = 'past_due';
    this.records.save(subscription);
    this.records.emit('charge.failed', charge);
    this.records.emit('payment_intent.payment_failed', intent);
    this.records.emit('invoice.payment_failed', invoice);
    this.records.emit('customer.subscription.updated', subscription);
  }

  private invoice(
    subscription: Stripe.Subscription,
    billing_reason: Stripe.Invoice.BillingReason,
    at: number,
  ): Stripe.Invoice {
    const item = subscription.items.data[0]!;
    const invoice = newInvoice({
      id: this.records.id('in'),
      created: this.records.seconds(),
      amount: item.price.unit_amount!,
      currency: subscription.currency,
      customer: subscription.customer as string,
      description: subscription.description,
      billing_reason,
      period_start: at,
      period_end: at,
      subscription: subscription.id,
      metadata: subscription.metadata,
      number: `SANDBOX-${randomId(8, 'upper')}`,
    });
    this.records.save(invoice);
    subscription.latest_invoice = invoice.id;
    this.records.save(subscription);
    return invoice;
  }

  private open({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
    const invoice =
      typeof latest_invoice === 'string'
        ? this.records.maybe<Stripe.Invoice>('invoice', latest_invoice)
        : null;
    return invoice?.status === 'open' ? invoice : null;
  }

  /** The payment intent of an invoice. Those of subscriptions have no metadata of the merchant. */
  private intent(subscription: Stripe.Subscription, invoice: Stripe.Invoice): Stripe.PaymentIntent {
    const known = invoice.payments?.data[0]?.payment.payment_intent;
    if (typeof known === 'string') return this.records.find('payment_intent', known);
    const id = this.records.id('pi');
    const intent = newIntent({
      id,
      amount: invoice.amount_due,
      client_secret: `${id}_secret_${randomId(24)}`,
      created: this.records.seconds(),
      currency: invoice.currency,
      description: subscription.description ?? 'Subscription update',
      metadata: {},
      receipt_email: null,
    });
    intent.customer = subscription.customer;
    intent.payment_method = subscription.default_payment_method;
    return intent;
  }

  private charge(
    invoice: Stripe.Invoice,
    intent: Stripe.PaymentIntent,
    status: 'succeeded' | 'failed',
  ): Stripe.Charge {
    return newCharge({
      id: this.records.id('ch'),
      amount: intent.amount,
      created: this.records.seconds(),
      currency: intent.currency,
      description: intent.description,
      metadata: {},
      payment_intent: intent.id,
      status,
      email: invoice.customer_email,
    });
  }

  private link(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent, status: 'paid' | 'open'): void {
    const created = this.records.seconds();
    invoice.payments = {
      object: 'list',
      data: [
        {
          id: invoice.payments?.data[0]?.id ?? this.records.id('inpay'),
          object: 'invoice_payment',
          amount_paid: status === 'paid' ? intent.amount : null,
          amount_requested: intent.amount,
          created,
          currency: invoice.currency,
          invoice: invoice.id,
          is_default: true,
          livemode: false,
          payment: { type: 'payment_intent', payment_intent: intent.id },
          status,
          status_transitions: { canceled_at: null, paid_at: status === 'paid' ? created : null },
        },
      ],
      has_more: false,
      url: `/v1/invoice_payments?invoice=${invoice.id}`,
    };
  }

  private changePrice(subscription: Stripe.Subscription, items: FormValue): void {
    const [given] = (Array.isArray(items) ? items : []) as FormValues[];
    const item = subscription.items.data.find(({ id }) => id === given?.['id']);
    if (!item) throw invalid(`No such subscription item: '${textOf(given?.['id'])}'`, 'items[0][id]');
    const price = (given!['price_data'] ?? {}) as FormValues;
    const recurring = (price['recurring'] ?? {}) as FormValues;
    if (recurring['interval'] !== 'month')
      throw invalid('The sandbox offers prices by month.', 'items[0][price_data][recurring][interval]');
    if (price['currency'] !== subscription.currency)
      throw invalid('The currency of a subscription does not change.', 'items[0][price_data][currency]');
    if (price['product'] !== item.price.product)
      throw invalid(`No such product: '${textOf(price['product'])}'`, 'items[0][price_data][product]');
    const unit_amount = integer(price['unit_amount'] ?? '', 'items[0][price_data][unit_amount]');
    item.price = { ...item.price, id: this.records.id('price'), unit_amount };
    item.plan = { ...item.plan, id: item.price.id, amount: unit_amount };
  }

  /** By the clock with its offset, epoch seconds. */
  private now(): number {
    return Math.floor(this.records.tools.clock.now() / 1_000);
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  (parent?.subscription_details?.subscription as string | undefined) ?? null;

/** A month later, on the day of the anchor where the month has it. Epoch seconds. */
function nextMonth(at: number, anchor: number): number {
  const from = new Date(at * 1_000);
  const day = new Date(anchor * 1_000).getUTCDate();
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + 1;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  from.setUTCDate(1);
  from.setUTCFullYear(year, month, Math.min(day, last));
  return Math.floor(from.getTime() / 1_000);
}

const textOf = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');
