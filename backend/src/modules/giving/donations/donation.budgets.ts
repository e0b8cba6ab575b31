import { budget } from '../../../platform/http/budgets.ts';

/** Gifts begun from one IP address without an account: cards are tested with many small payments. */
export const DONATION_ADDRESS_BUDGET = budget('donation-address', { points: 20, duration: 3_600 });

/** Gifts that name one e-mail address without an account. */
export const DONATION_EMAIL_BUDGET = budget('donation-email', { points: 10, duration: 3_600 });

/** Gifts begun by one person. */
export const DONATION_PERSON_BUDGET = budget('donation-person', { points: 40, duration: 3_600 });
