import { budget } from '../../../../platform/http/budgets.ts';

/** Requests of one student to grown-ups. */
export const CART_REQUEST_BUDGET = budget('cart-request', { points: 20, duration: 86_400 });
