import { budget } from '../../../../platform/http/budgets.ts';

/** Checkouts from one IP address without an account: cards are tested with many small purchases. */
export const CHECKOUT_ADDRESS_BUDGET = budget('checkout-address', { points: 20, duration: 3_600 });

/** Checkouts that name one e-mail address without an account; each one may send an e-mail. */
export const CHECKOUT_EMAIL_BUDGET = budget('checkout-email', { points: 10, duration: 3_600 });

/** Checkouts of one person. */
export const CHECKOUT_PERSON_BUDGET = budget('checkout-person', { points: 40, duration: 3_600 });
