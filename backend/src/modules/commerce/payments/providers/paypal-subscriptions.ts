import type { Money } from '@bookgrove/contract';
import type { ChargeSeen, Subscriptions, SubscriptionSeen } from '../subscriptions.ts';
import {
  ProviderRefusal,
  ProviderUnavailable,
  type OpenedPage,
  type PageRequest,
} from '../payment-provider.ts';
import { listOf, objectOf, textOf } from './provider-http.ts';
import { fromPayPalValue, toPayPalValue } from './provider-money.rules.ts';

type Json = Record<string, unknown>;
type AskPayPal = (method: string, path: string, key?: string, body?: object) => Promise<Json>;

/** After as many failed charges PayPal suspends a subscription. */
const FAILURES = 3;
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** PayPal Subscriptions v1 (https://developer.paypal.com/docs/api/subscriptions/v1/): a plan for each amount. */
export class PayPalSubscriptions implements Subscriptions {
  private readonly ask: AskPayPal;
  private readonly page: () => string;

  /** @param page the payer's own page of automatic payments */
  constructor(ask: AskPayPal, page: () => string) {
    this.ask = ask;
    this.page = page;
  }

  /** A subscription that waits for the payer's approval. */
  async open(request: PageRequest): Promise<OpenedPage> {
    const name = request.description.slice(0, 127);
    const product = await this.ask('POST', '/v1/catalogs/products', `${request.id}:product`, {
      name,
      type: 'SERVICE',
    });
    const plan = await this.ask('POST', '/v1/billing/plans', `${request.id}:plan`, {
      product_id: textOf(product['id']),
      name,
      status: 'ACTIVE',
      billing_cycles: [
        {
          frequency: { interval_unit: 'MONTH', interval_count: 1 },
          tenure_type: 'REGULAR',
          sequence: 1,
          total_cycles: 0,
          pricing_scheme: { fixed_price: priceOf(request) },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: FAILURES },
    });
    const subscription = await this.ask('POST', '/v1/billing/subscriptions', `${request.id}:1`, {
      plan_id: textOf(plan['id']),
      custom_id: request.id,
      ...(request.email && { subscriber: { email_address: request.email } }),
      application_context: {
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: request.success_url,
        cancel_url: request.cancel_url,
      },
    });
    const id = textOf(subscription['id']);
    const url = approvalOf(subscription);
    if (!id || !url) throw new ProviderUnavailable('PayPal made a subscription without a page');
    return { session_ref: id, url };
  }

  async read(ref: string): Promise<SubscriptionSeen> {
    const subscription = await this.find(ref);
    const billing = objectOf(subscription['billing_info']);
    const failed = Number(billing['failed_payments_count'] ?? 0);
    const status = textOf(subscription['status']) ?? '';
    const next = textOf(billing['next_billing_time']);
    const [cycle] = listOf(objectOf(subscription['plan'])['billing_cycles']);
    const price = objectOf(objectOf(cycle?.['pricing_scheme'])['fixed_price']);
    const currency = textOf(price['currency_code']);
    return {
      state: stateOf(status, failed),
      exhausted: status === 'SUSPENDED' && failed >= FAILURES,
      next_charge_at: next ? new Date(next) : null,
      price: currency ? { amount: fromPayPalValue(textOf(price['value']) ?? '', currency), currency } : null,
      card: null,
      failure: failed > 0 ? 'other' : null,
      charges: (await this.charges(ref, subscription)).filter((one) => one.paid).map(({ charge }) => charge),
    };
  }

  /** Charges of a subscription, paid or not, the oldest first. Amounts are minor units; `fee` null: not known. */
  async charges(
    ref: string,
    subscription: Json,
  ): Promise<{ charge: ChargeSeen; paid: boolean; status: string; fee: number | null }[]> {
    const from = new Date(textOf(subscription['create_time']) ?? 0);
    const query = new URLSearchParams({
      start_time: new Date(from.getTime() - 86_400_000).toISOString(),
      end_time: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const answer = await this.ask('GET', `${pathOf(ref)}/transactions?${query}`);
    return listOf(answer['transactions'])
      .map((row) => {
        const amounts = objectOf(row['amount_with_breakdown']);
        const gross = objectOf(amounts['gross_amount']);
        const fee = objectOf(amounts['fee_amount']);
        const currency = textOf(gross['currency_code']) ?? '';
        const id = textOf(row['id']) ?? '';
        const status = textOf(row['status']) ?? '';
        return {
          charge: {
            ref: `${ref}/${id}`,
            refs: [`${ref}/${id}`, id],
            amount: fromPayPalValue(textOf(gross['value']) ?? '', currency),
            currency,
            at: new Date(textOf(row['time']) ?? 0),
          },
          paid: PAID.includes(status),
          status,
          fee:
            textOf(fee['currency_code']) === currency
              ? Math.abs(fromPayPalValue(textOf(fee['value']) ?? '', currency))
              : null,
        };
      })
      .sort((a, b) => a.charge.at.getTime() - b.charge.at.getTime());
  }

  find(ref: string): Promise<Json> {
    return this.ask('GET', `${pathOf(ref)}?fields=plan`);
  }

  async pause(ref: string, _until: Date, { key }: { key: string }): Promise<{ resumes: boolean }> {
    // A longer pause of one that rests already changes nothing at PayPal.
    if (textOf((await this.find(ref))['status']) === 'ACTIVE')
      await this.ask('POST', `${pathOf(ref)}/suspend`, key, { reason: 'The donor pauses the gift.' });
    return { resumes: false };
  }

  async resume(ref: string, { key }: { key: string }): Promise<void> {
    if (textOf((await this.find(ref))['status']) === 'SUSPENDED')
      await this.ask('POST', `${pathOf(ref)}/activate`, key, { reason: 'The donor goes on.' });
  }

  async cancel(ref: string, reason: string, { key }: { key: string }): Promise<void> {
    const status = textOf((await this.find(ref))['status']);
    if (status === 'CANCELLED' || status === 'EXPIRED') return;
    await this.ask('POST', `${pathOf(ref)}/cancel`, key, { reason: reason.slice(0, 127) });
  }

  /** The payer approves another amount at PayPal before it is charged. */
  async changeAmount(
    ref: string,
    total: Money,
    pages: { return_url: string; cancel_url: string },
    { key }: { key: string },
  ): Promise<string | null> {
    const answer = await this.ask('POST', `${pathOf(ref)}/revise`, key, {
      plan: { billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: priceOf(total) } }] },
      application_context: {
        shipping_preference: 'NO_SHIPPING',
        return_url: pages.return_url,
        cancel_url: pages.cancel_url,
      },
    });
    const url = approvalOf(answer);
    if (!url) throw new ProviderRefusal('no_approval', 'PayPal named no page for the approval.');
    return url;
  }

  cardPage(): Promise<string> {
    return Promise.resolve(this.page());
  }
}

const pathOf = (ref: string): string => `/v1/billing/subscriptions/${encodeURIComponent(ref)}`;

const priceOf = (money: Money) => ({ currency_code: money.currency, value: toPayPalValue(money) });

const approvalOf = (body: Json): string | null =>
  textOf(listOf(body['links']).find(({ rel }) => rel === 'approve')?.['href']);

function stateOf(status: string, failed: number): SubscriptionSeen['state'] {
  if (status === 'CANCELLED' || status === 'EXPIRED') return 'cancelled';
  if (status === 'SUSPENDED') return failed >= FAILURES ? 'past_due' : 'paused';
  if (status !== 'ACTIVE') return 'incomplete';
  return failed > 0 ? 'past_due' : 'active';
}
