import { budget } from '../../../../platform/http/budgets.ts';

/** Codes that do not exist, tried by one person or, without an account, from one IP address. */
export const COUPON_GUESS_BUDGET = budget('coupon-guess', { points: 15, duration: 3_600 });
