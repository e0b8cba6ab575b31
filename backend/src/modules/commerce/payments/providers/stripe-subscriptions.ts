import type { Money } from '@bookgrove/contract';
import type Stripe from 'stripe';
import type { ChargeSeen, Subscriptions, SubscriptionSeen } from '../subscriptions.ts';
import { ProviderRefusal } from '../payment-provider.ts';
import { declineReason } from './decline-reasons.rules.ts';
import { objectOf, textOf } from './provider-http.ts';
import { fromProviderUnits, toProviderUnits } from './provider-money.rules.ts';

/** Runs a call of the SDK, with its failures in our words. */
type CallStripe = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

/** How many paid invoices are looked at: more than a year. */
const INVOICES = 18;

/**
 * Stripe Billing (https://docs.stripe.com/billing/subscriptions/overview). Failed charges are tried again by Stripe's own
 * schedule; the account leaves a subscription `past_due` after the last try.
 */
export class StripeSubscriptions implements Subscriptions {
  private readonly call: CallStripe;

  constructor(call: CallStripe) {
    this.call = call;
  }

  async read(ref: string): Promise<SubscriptionSeen> {
    const subscription = await this.call((stripe) =>
      stripe.subscriptions.retrieve(ref, { expand: ['default_payment_method', 'latest_invoice.payments'] }),
    );
    const { data } = await this.call((stripe) =>
      stripe.invoices.list({ subscription: ref, status: 'paid', limit: INVOICES, expand: ['data.payments'] }),
    );
    const latest = objectOf(subscription.latest_invoice) as unknown as Partial<Stripe.Invoice>;
    const item = subscription.items.data[0];
    const currency = subscription.currency.toUpperCase();
    const late = subscription.status === 'past_due' || subscription.status === 'unpaid';
    return {
      state: stateOf(subscription),
      exhausted: subscription.status === 'unpaid' || (late && latest.next_payment_attempt === null),
      next_charge_at: nextChargeAt(subscription, item),
      price:
        typeof item?.price.unit_amount === 'number'
          ? { amount: fromProviderUnits('stripe', item.price.unit_amount, currency), currency }
          : null,
      card: cardOf(subscription.default_payment_method),
      failure: late ? await this.failureOf(latest) : null,
      charges: data
        .filter(({ billing_reason }) => billing_reason !== 'subscription_create')
        .map(chargeOf)
        .reverse(),
    };
  }

  async pause(ref: string, until: Date, { key }: { key: string }): Promise<{ resumes: boolean }> {
    await this.call((stripe) =>
      stripe.subscriptions.update(
        ref,
        { pause_collection: { behavior: 'void', resumes_at: Math.floor(until.getTime() / 1_000) } },
        { idempotencyKey: key },
      ),
    );
    return { resumes: true };
  }

  async resume(ref: string, { key }: { key: string }): Promise<void> {
    await this.call((stripe) =>
      stripe.subscriptions.update(ref, { pause_collection: '' }, { idempotencyKey: key }),
    );
  }

  async cancel(ref: string, _reason: string, { key }: { key: string }): Promise<void> {
    try {
      await this.call((stripe) => stripe.subscriptions.cancel(ref, {}, { idempotencyKey: key }));
    } catch (error) {
      // It is over already.
      if (!(error instanceof ProviderRefusal) || error.code !== 'resource_missing') throw error;
    }
  }

  async changeAmount(
    ref: string,
    total: Money,
    _pages: object,
    { key }: { key: string },
  ): Promise<string | null> {
    const subscription = await this.call((stripe) => stripe.subscriptions.retrieve(ref));
    const item = subscription.items.data[0];
    if (!item) throw new ProviderRefusal('no_item', 'The subscription charges nothing.');
    const product = item.price.product;
    await this.call((stripe) =>
      stripe.subscriptions.update(
        ref,
        {
          items: [
            {
              id: item.id,
              price_data: {
                currency: total.currency.toLowerCase(),
                product: typeof product === 'string' ? product : product.id,
                recurring: { interval: 'month' },
                unit_amount: toProviderUnits('stripe', total),
              },
            },
          ],
          proration_behavior: 'none',
        },
        { idempotencyKey: key },
      ),
    );
    return null;
  }

  /** https://docs.stripe.com/customer-management/portal-deep-links */
  async cardPage(ref: string, return_url: string): Promise<string> {
    const { customer } = await this.call((stripe) => stripe.subscriptions.retrieve(ref));
    const session = await this.call((stripe) =>
      stripe.billingPortal.sessions.create({
        customer: typeof customer === 'string' ? customer : customer.id,
        return_url,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url } },
        },
      }),
    );
    return session.url;
  }

  async useNewCard(ref: string, { key }: { key: string }): Promise<void> {
    const { customer, default_payment_method, latest_invoice } = await this.call((stripe) =>
      stripe.subscriptions.retrieve(ref, { expand: ['customer', 'latest_invoice'] }),
    );
    const chosen = objectOf(objectOf(customer)['invoice_settings'])['default_payment_method'];
    const method = textOf(chosen) ?? textOf(objectOf(chosen)['id']);
    const known = textOf(default_payment_method) ?? textOf(objectOf(default_payment_method)['id']);
    if (!method || method === known) return;
    await this.call((stripe) =>
      stripe.subscriptions.update(
        ref,
        { default_payment_method: method },
        { idempotencyKey: `${key}:${method}` },
      ),
    );
    const invoice = objectOf(latest_invoice);
    const id = textOf(invoice['id']);
    if (!id || invoice['status'] !== 'open') return;
    try {
      await this.call((stripe) => stripe.invoices.pay(id, {}, { idempotencyKey: `${key}:${id}` }));
    } catch (error) {
      // Declined once more: the subscription says so when it is read.
      if (!(error instanceof ProviderRefusal)) throw error;
    }
  }

  private async failureOf(latest: Partial<Stripe.Invoice>): Promise<SubscriptionSeen['failure']> {
    const id = intentOf(latest);
    if (!id) return 'other';
    const { last_payment_error: error } = await this.call((stripe) => stripe.paymentIntents.retrieve(id));
    return declineReason('stripe', error?.decline_code, error?.code);
  }
}

/** The payment intent that pays an invoice; null while none does. */
export function intentOf({ payments }: Partial<Stripe.Invoice>): string | null {
  const rows = payments?.data ?? [];
  const payment = (rows.find(({ status }) => status === 'paid') ?? rows.at(-1))?.payment;
  return textOf(payment?.payment_intent) ?? textOf(objectOf(payment?.payment_intent)['id']);
}

function stateOf({ status, pause_collection }: Stripe.Subscription): SubscriptionSeen['state'] {
  switch (status) {
    case 'canceled':
    case 'incomplete_expired':
      return 'cancelled';
    case 'incomplete':
      return 'incomplete';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'paused':
      return 'paused';
    default:
      return pause_collection ? 'paused' : 'active';
  }
}

/** The first end of a period at which something is charged: a paused subscription voids those before. */
function nextChargeAt(
  { pause_collection }: Stripe.Subscription,
  item: Stripe.SubscriptionItem | undefined,
): Date | null {
  if (!item) return null;
  const at = new Date(item.current_period_end * 1_000);
  const resumes = pause_collection?.resumes_at;
  while (resumes && at.getTime() < resumes * 1_000) at.setUTCMonth(at.getUTCMonth() + 1);
  return at;
}

function cardOf(method: string | Stripe.PaymentMethod | null): string | null {
  const card = typeof method === 'string' ? null : (method?.card ?? null);
  return card ? `${card.last4}, ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : null;
}

function chargeOf(invoice: Stripe.Invoice): ChargeSeen {
  const currency = invoice.currency.toUpperCase();
  return {
    ref: invoice.id,
    refs: [invoice.id, intentOf(invoice)].filter((ref) => ref !== null),
    amount: fromProviderUnits('stripe', invoice.amount_paid, currency),
    currency,
    at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1_000),
  };
}
