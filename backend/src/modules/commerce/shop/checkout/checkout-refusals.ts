import { AppError, invalidFields } from '../../../../platform/errors.ts';
import type { CartQuote } from '../pricing/quote-view.ts';
import type { CheckoutOrder } from './checkout-view.ts';

export const couponRefused = (reason: string): AppError =>
  invalidFields({ coupon: [reason] }, 'coupon_refused');

/** What is bought, or its price, is not what the buyer saw. `quote`: as it is now. */
export const changed = (code: 'cart_changed' | 'total_changed', detail: string, quote: CartQuote): AppError =>
  new AppError('conflict', code, detail, { members: { quote } });

export const orderOpen = (order: CheckoutOrder): AppError =>
  new AppError(
    'conflict',
    'order_open',
    `Your order ${order.number} for the same books waits for its payment. Continue with it, or wait until it is over.`,
    { members: { order } },
  );

/** Nobody pays twice: money of another amount has arrived for the order, and staff decide about it. */
export const paymentInReview = (order: CheckoutOrder): AppError =>
  new AppError(
    'conflict',
    'payment_in_review',
    `We received a payment for your order ${order.number} and are checking it. Please do not pay again: we will write to you.`,
    { members: { order } },
  );
