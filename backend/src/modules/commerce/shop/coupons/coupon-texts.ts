import { formatPrice } from '@bookgrove/contract';
import type { CouponRefusal, CouponTerms } from './coupon.rules.ts';

/** Why a coupon is not taken, as a sentence. Screens translate it (`frontend/src/i18n/serverMessages.ts`). */
export function couponSentence(
  refusal: CouponRefusal,
  terms: Pick<CouponTerms, 'starts_at' | 'minimums'> | null,
  currency: string,
): string {
  switch (refusal) {
    case 'unknown':
      return 'We do not know this code. Please check how it is written.';
    case 'not_yet':
      return `You can use this code from ${terms!.starts_at!.toISOString().slice(0, 10)} on.`;
    case 'over':
      return 'The time of this code is over.';
    case 'paused':
      return 'This code cannot be used at the moment.';
    case 'used_up':
      return 'This code is used up.';
    case 'used_by_you':
      return 'You have used this code already.';
    case 'not_your_class':
      return 'This code is for other classes.';
    case 'not_these':
      return 'This code is not for what is in your cart.';
    case 'not_in_currency':
      return 'This code is not for prices in this currency.';
    case 'below_minimum':
      return `This code needs a purchase of ${formatPrice({ amount: terms!.minimums[currency]!, currency })} or more.`;
  }
}
