import { randomId } from '../core/ids.ts';
import { Refusal, type Action } from '../core/types.ts';
import { paypalFee, toAmount, toMinor, type PayPalAmount } from './amounts.ts';
import { badRequest, notFound, unprocessable } from './errors.ts';
import type { Capture, Order, PayPalRecords } from './records.ts';

/** What PayPal keeps of a subscription; amounts are minor units, times epoch milliseconds by the clock with its offset. */
interface Subscription {
  id: string;
  plan_id: string;
  custom_id: string | null;
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  amount: number;
  currency: string;
  /** Asked for by `revise`, until the payer approves. */
  wished: number | null;
  return_url: string;
  cancel_url: string;
  created: string;
  next: number | null;
  failed: number;
  /** How many of the next tries fail. */
  fails: number;
  charges: { id: string; order_id: string; status: 'COMPLETED' | 'DECLINED'; time: string }[];
}

interface Plan {
  id: string;
  amount: number;
  currency: string;
}

interface PlanBody {
  product_id?: string;
  name?: string;
  billing_cycles?: {
    sequence?: number;
    frequency?: { interval_unit?: string };
    pricing_scheme?: { fixed_price?: PayPalAmount };
  }[];
}

interface SubscriptionBody {
  plan_id?: string;
  custom_id?: string;
  plan?: PlanBody;
  application_context?: { return_url?: string; cancel_url?: string };
}

/** After as many failed charges a subscription is suspended. */
const THRESHOLD = 3;

/** PayPal Subscriptions v1 (developer.paypal.com/docs/api/subscriptions/v1): charged once a month. */
export class Subscriptions {
  private readonly records: PayPalRecords;

  constructor(records: PayPalRecords) {
    this.records = records;
  }

  product(body: { name?: string; type?: string }): object {
    if (!body.name) throw badRequest('/name', 'MISSING_REQUIRED_PARAMETER', 'A required field is missing.');
    const id = `PROD-${randomId(17, 'upper')}`;
    return this.keep('product', {
      id,
      name: body.name,
      type: body.type ?? 'SERVICE',
      links: this.self(`/v1/catalogs/products/${id}`),
    });
  }

  plan(body: PlanBody): object {
    const [cycle] = body.billing_cycles ?? [];
    if (!body.product_id || cycle?.frequency?.interval_unit !== 'MONTH')
      throw badRequest(
        '/billing_cycles',
        'INVALID_PARAMETER_VALUE',
        'The sandbox offers plans by month of a product.',
      );
    const price = cycle.pricing_scheme?.fixed_price;
    const amount = toMinor(price, '/billing_cycles/0/pricing_scheme/fixed_price');
    const id = `P-${randomId(24, 'upper')}`;
    this.keep('plan', { id, amount, currency: price!.currency_code } satisfies Plan);
    return {
      id,
      product_id: body.product_id,
      name: body.name,
      status: 'ACTIVE',
      links: this.self(`/v1/billing/plans/${id}`),
    };
  }

  create(body: SubscriptionBody): object {
    const plan = this.records.tools.store.get<Plan>('paypal.plan', body.plan_id ?? '');
    if (!plan) throw notFound();
    const { return_url, cancel_url } = body.application_context ?? {};
    if (!return_url || !cancel_url)
      throw badRequest('/application_context', 'MISSING_REQUIRED_PARAMETER', 'A required field is missing.');
    const subscription: Subscription = {
      id: `I-${randomId(12, 'upper')}`,
      plan_id: plan.id,
      custom_id: body.custom_id ?? null,
      status: 'APPROVAL_PENDING',
      amount: plan.amount,
      currency: plan.currency,
      wished: null,
      return_url,
      cancel_url,
      created: this.records.time(),
      next: null,
      failed: 0,
      fails: 0,
      charges: [],
    };
    this.save(subscription);
    this.emit('CREATED', subscription);
    return this.show(subscription);
  }

  show(subscription: Subscription): Record<string, unknown> {
    const { id, status, plan_id, custom_id, created, next, failed, amount, currency } = subscription;
    const paid = subscription.charges.findLast((one) => one.status === 'COMPLETED');
    return {
      id,
      status,
      plan_id,
      ...(custom_id && { custom_id }),
      create_time: created,
      start_time: created,
      plan: {
        billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: toAmount(amount, currency) } }],
      },
      billing_info: {
        outstanding_balance: toAmount(failed > 0 ? amount : 0, currency),
        failed_payments_count: failed,
        ...(paid && { last_payment: { amount: toAmount(amount, currency), time: paid.time } }),
        ...(next !== null && { next_billing_time: time(next) }),
      },
      links: [
        ...(status === 'APPROVAL_PENDING' ? [{ href: this.pageOf(id), rel: 'approve', method: 'GET' }] : []),
        ...this.self(`/v1/billing/subscriptions/${id}`),
      ],
    };
  }

  transactions(id: string): object {
    const subscription = this.find(id);
    return {
      transactions: subscription.charges.map((charge) => {
        const capture = charge.status === 'COMPLETED' ? this.records.find('capture', charge.id) : null;
        const { currency } = subscription;
        const amount = capture?.amount ?? subscription.amount;
        return {
          id: charge.id,
          status: capture?.status ?? charge.status,
          time: charge.time,
          amount_with_breakdown: {
            gross_amount: toAmount(amount, currency),
            ...(capture && {
              fee_amount: toAmount(capture.fee, currency),
              net_amount: toAmount(amount - capture.fee, currency),
            }),
          },
        };
      }),
      links: this.self(`/v1/billing/subscriptions/${id}/transactions`),
    };
  }

  revise(id: string, body: SubscriptionBody): object {
    const subscription = this.find(id);
    if (subscription.status !== 'ACTIVE' && subscription.status !== 'SUSPENDED')
      throw unprocessable(
        'SUBSCRIPTION_STATUS_INVALID',
        'Invalid subscription status for the requested action.',
      );
    const [cycle] = body.plan?.billing_cycles ?? [];
    subscription.wished = toMinor(cycle?.pricing_scheme?.fixed_price, '/plan/billing_cycles/0');
    subscription.return_url = body.application_context?.return_url ?? subscription.return_url;
    subscription.cancel_url = body.application_context?.cancel_url ?? subscription.cancel_url;
    this.save(subscription);
    return {
      plan_id: subscription.plan_id,
      links: [
        { href: this.pageOf(id), rel: 'approve', method: 'GET' },
        ...this.self(`/v1/billing/subscriptions/${id}`),
      ],
    };
  }

  move(id: string, act: 'suspend' | 'activate' | 'cancel'): void {
    const subscription = this.find(id);
    const from = { suspend: ['ACTIVE'], activate: ['SUSPENDED'], cancel: ['ACTIVE', 'SUSPENDED'] }[act];
    if (!from.includes(subscription.status))
      throw unprocessable(
        'SUBSCRIPTION_STATUS_INVALID',
        'Invalid subscription status for the requested action.',
      );
    subscription.status = ({ suspend: 'SUSPENDED', activate: 'ACTIVE', cancel: 'CANCELLED' } as const)[act];
    if (act === 'cancel') subscription.next = null;
    // What was left out is not charged later.
    if (act === 'activate')
      while (subscription.next !== null && subscription.next <= this.now())
        subscription.next = nextMonth(subscription.next);
    this.save(subscription);
    this.emit({ suspend: 'SUSPENDED', activate: 'ACTIVATED', cancel: 'CANCELLED' }[act], subscription);
  }

  /** What the payer does on the page: approve a subscription, or another amount. */
  act(id: string, action: Action): string | null {
    const subscription = this.find(id);
    if (action === 'cancel') return subscription.cancel_url;
    if (subscription.wished !== null) {
      subscription.amount = subscription.wished;
      subscription.wished = null;
      this.save(subscription);
      this.emit('UPDATED', subscription);
    } else {
      if (subscription.status !== 'APPROVAL_PENDING')
        throw new Refusal(422, { message: `This subscription is ${subscription.status}.` });
      if (action === 'decline') return null;
      subscription.status = 'ACTIVE';
      subscription.next = nextMonth(this.now());
      this.save(subscription);
      this.emit('ACTIVATED', subscription);
      this.charge(subscription);
    }
    if (action === 'close') return null;
    const address = new URL(subscription.return_url);
    address.searchParams.set('subscription_id', id);
    return address.href;
  }

  fail(name: string, times: number): void {
    const subscription = this.find(name);
    subscription.fails = times;
    this.save(subscription);
  }

  /** The next month, or a failed charge again, now. */
  chargeNow(name: string): void {
    const subscription = this.find(name);
    if (subscription.failed === 0 && subscription.next !== null)
      subscription.next = nextMonth(subscription.next);
    this.charge(subscription);
  }

  tick(): void {
    for (const subscription of this.all())
      while (
        subscription.status === 'ACTIVE' &&
        subscription.next !== null &&
        subscription.next <= this.now()
      ) {
        subscription.next = nextMonth(subscription.next);
        this.charge(subscription);
      }
  }

  /** By id, or by what the merchant called it. */
  find(name: string): Subscription {
    const found =
      this.records.tools.store.get<Subscription>('paypal.subscription', name) ??
      this.all().find(({ custom_id }) => custom_id === name);
    if (!found) throw notFound();
    return found;
  }

  all(): Subscription[] {
    return this.records.tools.store.all<Subscription>('paypal.subscription');
  }

  pageOf(id: string): string {
    return `${this.records.base}/webapps/billing/subscriptions?ba_token=${id}`;
  }

  private charge(subscription: Subscription): void {
    const id = randomId(17, 'upper');
    const at = this.records.time();
    if (subscription.fails > 0) {
      subscription.fails -= 1;
      subscription.failed += 1;
      subscription.charges.push({ id, order_id: '', status: 'DECLINED', time: at });
      const suspends = subscription.failed >= THRESHOLD;
      if (suspends) subscription.status = 'SUSPENDED';
      this.save(subscription);
      this.emit('PAYMENT.FAILED', subscription);
      if (suspends) this.emit('SUSPENDED', subscription);
      return;
    }
    const { amount, currency, custom_id } = subscription;
    const order: Order = {
      unit: {
        reference_id: custom_id ?? id,
        ...(custom_id && { custom_id }),
        amount: toAmount(amount, currency),
      },
      amount,
      currency,
      with_source: true,
      return_url: subscription.return_url,
      cancel_url: subscription.cancel_url,
      id: randomId(17, 'upper'),
      status: 'COMPLETED',
      created: at,
      capture_as: 'COMPLETED',
      payer_id: randomId(13, 'upper'),
      capture_id: id,
      lie: null,
      settle_after_ms: null,
    };
    const capture: Capture = {
      id,
      order_id: order.id,
      status: 'COMPLETED',
      amount: this.records.tools.lies.ofPayment('paypal')?.amount ?? amount,
      currency,
      fee: paypalFee(amount, currency),
      refunded: 0,
      created: at,
      merchant: this.records.tools.keys.paypal.merchant,
      disputed: false,
      settles: null,
    };
    this.records.save('order', order);
    this.records.save('capture', capture);
    subscription.failed = 0;
    subscription.charges.push({ id, order_id: order.id, status: 'COMPLETED', time: at });
    this.save(subscription);
    this.records.emit(
      'PAYMENT.SALE.COMPLETED',
      'sale',
      {
        id,
        state: 'completed',
        amount: { total: toAmount(capture.amount, currency).value, currency },
        transaction_fee: { value: toAmount(capture.fee, currency).value, currency },
        billing_agreement_id: subscription.id,
        ...(custom_id && { custom: custom_id }),
        create_time: at,
        update_time: at,
      },
      'Payment completed',
    );
  }

  private emit(what: string, subscription: Subscription): void {
    this.records.emit(
      `BILLING.SUBSCRIPTION.${what}`,
      'subscription',
      this.show(subscription),
      `Subscription ${what.toLowerCase()}`,
    );
  }

  private self(path: string): object[] {
    return [{ href: `${this.records.base}${path}`, rel: 'self', method: 'GET' }];
  }

  private keep<T extends { id: string }>(kind: string, object: T): T {
    this.records.tools.store.put(`paypal.${kind}`, object.id, object);
    return object;
  }

  private save(subscription: Subscription): void {
    this.keep('subscription', subscription);
  }

  private now(): number {
    return this.records.tools.clock.now();
  }
}

const time = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** A month later, on the same day where the month has it. */
function nextMonth(at: number): number {
  const from = new Date(at);
  const day = from.getUTCDate();
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate();
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() + 1);
  from.setUTCDate(Math.min(day, last));
  return from.getTime();
}
