import type { Money } from '@bookgrove/contract';

export const PAYMENT_PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_STATUSES = [
  'created',
  'redirected',
  'processing',
  'succeeded',
  'mismatch',
  'failed',
  'cancelled',
  'expired',
  'partially_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the page after a payment says. */
export type PaymentOutcome =
  'confirming' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'review' | 'refunded';

/** Why a payment was declined, in one vocabulary for all providers. */
export type DeclineReason =
  | 'insufficient_funds'
  | 'card_declined'
  | 'card_expired'
  | 'wrong_details'
  | 'not_authenticated'
  | 'limit_exceeded'
  | 'not_accepted'
  | 'unavailable'
  | 'other';

/** One attempt to pay for something, as the module that asked for it sees it. */
export interface PaymentFacts {
  id: string;
  provider: PaymentProvider;
  /** What is paid for: `order` and the id of the order. */
  purpose: string;
  subject_id: string;
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** The provider's fee in minor units; null until the provider has told it. */
  fee: number | null;
  /** Paid back so far, in minor units. */
  refunded: number;
  /** The provider's subscription that this payment began, or that made it; null or absent for a single payment. */
  subscription_ref?: string | null;
}

/** A repayment of a part of a payment, or of all of it. */
export interface RefundFacts {
  id: string;
  payment_id: string;
  amount: number;
  currency: string;
  status: 'requested' | 'submitted' | 'pending' | 'succeeded' | 'failed';
}

export interface DisputeFacts {
  id: string;
  payment_id: string;
  amount: number;
  /** What the provider takes for the dispute, in minor units. */
  fee: number;
  status: 'open' | 'won' | 'lost';
}

/** What a new payment is for. */
export interface PaymentRequest {
  provider: PaymentProvider;
  purpose: string;
  subject_id: string;
  total: Money;
  /** What the provider's page shows, such as `Bookgrove order BG-7K2M-9QXD`. */
  description: string;
  /** Number of the order, by which staff find the payment. */
  number?: string;
  /** Where the payer is told about the payment; null where none was given. */
  email: string | null;
  /** `month`: the payer agrees to the same payment each month, where the provider can do that. */
  interval?: 'once' | 'month';
}

/** A payment that a provider's subscription made by itself. */
export interface SubscriptionCharge extends PaymentRequest {
  subscription_ref: string;
  /** What the adapter reads it by: `ref` of `ChargeSeen`. */
  session_ref: string;
}
