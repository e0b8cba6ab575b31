import { budget } from '../../../platform/http/budgets.ts';

/**
 * Attempts to pay from one IP address: a whole school may share one. Stolen cards are tested with many attempts, each
 * with another card.
 */
export const PAYMENT_ADDRESS_BUDGET = budget('payment-address', { points: 60, duration: 3_600 });

/** Attempts to pay for one thing. */
export const PAYMENT_SUBJECT_BUDGET = budget('payment-subject', { points: 10, duration: 3_600 });

/** Attempts to pay that name one e-mail address, over all things. */
export const PAYMENT_EMAIL_BUDGET = budget('payment-email', { points: 20, duration: 3_600 });

/** Attempts that a provider declined, from one IP address. */
export const PAYMENT_DECLINED_BUDGET = budget('payment-declined', { points: 15, duration: 3_600 });
