import type { Tx } from '../../../platform/db/db.ts';
import type { DisputeFacts, PaymentFacts, PaymentProvider, RefundFacts } from './payment-facts.ts';
import type { PaidOrder } from './payment-view.ts';

/** What a person who pays sees of the thing, and whether it can still be paid. */
export interface PayableThing {
  order: PaidOrder;
  /**
   * Providers with which another attempt may be made, in the order in which they are shown; empty when it is paid, over
   * or no longer sold.
   */
  retry: PaymentProvider[];
}

/**
 * What follows from a payment for the thing that is paid for. All methods run in the transaction that changes the
 * payment, in the context of its school, while no other work on this payment runs.
 */
export interface PaymentPurpose {
  /**
   * The provider has the money: same amount, currency and merchant, read from the provider. Called once for a payment.
   * @returns `refund` when what was bought can no longer be delivered: the payment is then paid back
   */
  succeeded(tx: Tx, payment: PaymentFacts): Promise<'accepted' | 'refund'>;
  /** The provider has told its fee, which was null when the payment succeeded. */
  feeReported?(tx: Tx, payment: PaymentFacts): Promise<void>;
  /** The payment has another status that is no success, such as `failed`, `cancelled`, `expired`, `processing`. */
  moved(tx: Tx, payment: PaymentFacts): Promise<void>;
  /** The provider has paid back. Called once for a refund. */
  refunded(tx: Tx, payment: PaymentFacts, refund: RefundFacts): Promise<void>;
  /** A refund failed, perhaps after it had succeeded (`reversed`). */
  refundFailed(tx: Tx, payment: PaymentFacts, refund: RefundFacts, reversed: boolean): Promise<void>;
  /** A dispute was opened, won or lost. */
  disputed(tx: Tx, payment: PaymentFacts, dispute: DisputeFacts): Promise<void>;
  /**
   * The provider told something about the subscription that the payment began. Runs outside of a transaction, after the
   * payment itself was settled; it may run any number of times.
   */
  subscriptionReported?(payment: PaymentFacts): Promise<void>;
  /** The thing as the page of a payment shows it; null when it does not exist. Changes nothing. */
  describe(tx: Tx, payment: PaymentFacts): Promise<PayableThing | null>;
}

export const PAYMENT_PURPOSE = Symbol('payment-purpose');

/** Declares a provider class as the purpose of payments: `order`, `donation` or `sponsor`. */
export const SettlesPaymentsFor =
  (purpose: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(PAYMENT_PURPOSE, purpose, target);
