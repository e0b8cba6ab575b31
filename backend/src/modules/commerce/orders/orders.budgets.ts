import { budget } from '../../../platform/http/budgets.ts';

/** Tries to open, claim or cancel an order by its key, by address. */
export const ORDER_KEY_BUDGET = budget('order-key', { points: 60, duration: 600 });
/** Links asked for, by address and by mailbox. */
export const TRACK_ADDRESS_BUDGET = budget('order-track-address', { points: 20, duration: 3600 });
export const TRACK_EMAIL_BUDGET = budget('order-track-email', { points: 5, duration: 3600 });
/** Codes typed, by address and by order. */
export const ORDER_CODE_ADDRESS_BUDGET = budget('order-code-address', { points: 20, duration: 600 });
export const ORDER_CODE_BUDGET = budget('order-code', { points: 30, duration: 3600 });
