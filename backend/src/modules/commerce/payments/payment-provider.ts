import type { WebhookCall } from '../../../platform/webhooks/webhook-source.ts';
import type { DisputeFacts, PaymentProvider } from './payment-facts.ts';
import type { ProviderState } from './payment.rules.ts';
import type { DeclineReason } from './payment-facts.ts';
import type { ListedMovement } from './listed-movement.ts';
import type { ListedPayout } from './listed-payout.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What an adapter needs to know of a payment. Amounts are minor units of ISO 4217. */
export interface ProviderPayment {
  id: string;
  amount: number;
  currency: string;
  session_ref: string | null;
  capture_ref: string | null;
}

/** The page that is opened for a payment. */
export interface PageRequest extends ProviderPayment {
  description: string;
  email: string | null;
  success_url: string;
  cancel_url: string;
  /** `month`: the page begins a subscription. */
  interval: string;
  /** Until when the payer can pay. The same at each call, because it is part of an idempotent request. */
  expires_at: Date;
}

export interface OpenedPage {
  session_ref: string;
  url: string;
}

/** A refund as the provider knows it. */
export interface RefundSeen {
  provider_ref: string;
  /** Our id of it; null for one that was made at the provider. */
  refund_id: string | null;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
}

export interface DisputeSeen {
  provider_ref: string;
  amount: number;
  fee: number;
  status: DisputeFacts['status'];
  reason: string | null;
  evidence_due_at: Date | null;
}

/** What the provider says of a payment, in one vocabulary. Amounts are minor units of ISO 4217. */
export interface ProviderFacts {
  state: ProviderState;
  /** What was or will be charged; null when the provider does not say. */
  amount: number | null;
  currency: string | null;
  /** Whether the payment belongs to our merchant account, and is this payment. */
  ours: boolean;
  capture_ref: string | null;
  /** The provider's fee; null until it is known. */
  fee: number | null;
  decline: { reason: DeclineReason; message: string } | null;
  refunds: RefundSeen[];
  disputes: DisputeSeen[];
  /** The subscription that the payment began; absent where there is none. */
  subscription_ref?: string | null;
}

export interface RefundRequest {
  id: string;
  /** From 1; part of the provider's idempotency key. */
  attempt: number;
  amount: number;
  currency: string;
  provider_ref: string | null;
}

/** What a provider's call is about. */
export interface WebhookSubject {
  /** The provider's id of the event. */
  event_id: string;
  type: string;
  /** References of which one leads to the payment: our own id first, then those of the provider. */
  refs: string[];
  /** The session, when the call names it: it may arrive before the answer that names it. */
  session_ref: string | null;
  /** A dispute that cannot be found from the payment. */
  dispute_ref: string | null;
  /** The call is about a subscription, or about a charge of it: `refs` lead to the payment that began it. */
  subscription?: boolean;
}

/** A definite refusal of the provider: the same request would be refused again. */
export class ProviderRefusal extends Error {
  readonly code: string;
  readonly reason: DeclineReason;

  constructor(code: string, message: string, reason: DeclineReason = 'not_accepted') {
    super(message);
    this.name = 'ProviderRefusal';
    this.code = code;
    this.reason = reason;
  }
}

/** The provider did not answer, or not usefully: what it did is not known. */
export class ProviderUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderUnavailable';
  }
}

/**
 * One payment provider. Methods call it over the network, so none of them runs in a transaction.
 * @throws ProviderRefusal and ProviderUnavailable, from all methods that call it
 */
export abstract class PaymentAdapter {
  abstract readonly name: PaymentProvider;
  /** Whether its keys are set. */
  abstract readonly configured: boolean;

  /** Payments that the provider makes each month by itself; null for a provider without them. */
  readonly subscriptions: Subscriptions | null = null;

  /** Opens the provider's page. Repeated for one payment it returns the same page. */
  abstract open(request: PageRequest): Promise<OpenedPage>;

  /**
   * Reads the payment. With `complete`, a payment that the payer has approved is captured first (PayPal); without it,
   * such a payment is `open`.
   */
  abstract read(
    payment: ProviderPayment,
    options: {
      complete: boolean;
      /** Read its refunds and disputes even if the charge does not mention any. */
      withRefunds: boolean;
      withDisputes: boolean;
      dispute_ref: string | null;
    },
  ): Promise<ProviderFacts>;

  /** Ends the page, so that it cannot be used to pay any more, where the provider can do that. */
  abstract close(payment: ProviderPayment): Promise<void>;

  /** Pays back. Repeated with the same id and attempt it pays once. */
  abstract refund(payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen>;

  /** Reads a refund; null when the provider does not know it, or cannot be asked before it has a reference. */
  abstract readRefund(payment: ProviderPayment, refund: RefundRequest): Promise<RefundSeen | null>;

  /** Whether the provider made this call. */
  abstract verify(call: WebhookCall): Promise<boolean>;

  /** What a call is about; null for one that is about no payment. */
  abstract parse(body: Buffer): WebhookSubject | null;

  /**
   * The provider's own list of payments and refunds from `from` until before `to`. Null for a provider that has none: its
   * payments are read one by one.
   */
  list(_from: Date, _to: Date): Promise<ListedMovement[] | null> {
    return Promise.resolve(null);
  }

  /**
   * The provider's own list of what it transferred to the bank, made from `from` until before `to`. Null for a provider that
   * has none.
   */
  payouts(_from: Date, _to: Date): Promise<ListedPayout[] | null> {
    return Promise.resolve(null);
  }

  /** Further references of a payment whose own are not known here; asked only then. */
  lookUp(_subject: WebhookSubject): Promise<string[]> {
    return Promise.resolve([]);
  }
}
