import type { Tx } from '../../../platform/db/db.ts';
import type { DisputeFacts, PaymentFacts, RefundFacts } from './payment-facts.ts';

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
  /** The payment has another status that is no success, such as `failed`, `cancelled`, `expired`, `processing`. */
  moved(tx: Tx, payment: PaymentFacts): Promise<void>;
  /** The provider has paid back. Called once for a refund. */
  refunded(tx: Tx, payment: PaymentFacts, refund: RefundFacts): Promise<void>;
  /** A refund failed, perhaps after it had succeeded (`reversed`). */
  refundFailed(tx: Tx, payment: PaymentFacts, refund: RefundFacts, reversed: boolean): Promise<void>;
  /** A dispute was opened, won or lost. */
  disputed(tx: Tx, payment: PaymentFacts, dispute: DisputeFacts): Promise<void>;
}

export const PAYMENT_PURPOSE = Symbol('payment-purpose');

/** Declares a provider class as the purpose of payments: `order`, and later `donation`. */
export const SettlesPaymentsFor =
  (purpose: string): ClassDecorator =>
  (target) =>
    Reflect.defineMetadata(PAYMENT_PURPOSE, purpose, target);
