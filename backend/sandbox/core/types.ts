import type { FastifyInstance } from 'fastify';

export const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What a payer does on a hosted page; `close` pays without coming back, `later` leaves the payment pending. */
export const ACTIONS = ['pay', 'decline', 'cancel', 'later', 'close'] as const;
export type Action = (typeof ACTIONS)[number];

/** A payment of any provider, as the control API tells it. Amounts are minor units. */
export interface PaymentSummary {
  provider: Provider;
  /** The provider's id: `cs_…`, the id of the PayPal order, `OMO…`. */
  id: string;
  /** What the merchant called it. */
  reference: string | null;
  status: string;
  amount: number;
  currency: string;
  /** What was really taken and paid back. */
  captured: number;
  refunded: number;
  page: string;
  return_url: string;
}

/** A subscription of any provider, as the control API tells it. Amounts are minor units. */
export interface SubscriptionSummary {
  provider: Provider;
  id: string;
  /** What the merchant called it. */
  reference: string | null;
  status: string;
  amount: number;
  currency: string;
}

/** `charge`: the next month, or a failed charge again, now; `fail`: the next tries fail; `cancel`: at the provider. */
export const SUBSCRIPTION_CHANGES = ['charge', 'fail', 'cancel'] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

/** Values that a payment tells instead of its own, for tests of the checks of the merchant. */
export interface Lie {
  amount?: number;
  currency?: string;
  merchant?: string;
}

export type RefundOutcome = 'succeeded' | 'pending' | 'failed';

/** One provider: its protocol, its pages, and what the control API can do with it. */
export interface ProviderDouble {
  readonly name: Provider;
  register(app: FastifyInstance): void;
  payments(): PaymentSummary[];
  /** @returns where the browser goes; null when it stays on the page. Throws `Refusal` where it is not possible. */
  act(id: string, action: Action, settleAfterSeconds: number | null): string | null;
  /** Ends a pending payment. */
  settle(id: string, succeed: boolean): void;
  /** Ends the time in which a payment can be made. */
  expire(id: string): void;
  dispute(id: string, status: 'open' | 'won' | 'lost'): void;
  settleRefund(id: string, status: 'succeeded' | 'failed'): void;
  /** Absent for a provider without subscriptions. @param id of the subscription, or the merchant's reference */
  subscription?(id: string, change: SubscriptionChange, times: number): void;
  subscriptionList?(): SubscriptionSummary[];
  /** Ends what is due by the clock: sessions, pending payments. */
  tick(): void;
  /** Headers that prove an event. `at` is the time of the try, epoch milliseconds. */
  sign(event: { id: string; body: string }, at: number): Record<string, string>;
  /** The body of a refusal in the form of the provider. */
  errorBody(status: number): unknown;
  /** Makes all access tokens invalid. */
  forgetTokens(): void;
}

/** A call that the sandbox does not accept. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}
