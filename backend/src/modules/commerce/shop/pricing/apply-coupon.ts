import { minimumCharge } from '../../payments/providers/provider-money.rules.ts';
import type { PricedItems } from './line.rules.ts';
import { includedTax } from '../tax/tax.rules.ts';
import { couponSentence } from '../coupons/coupon-texts.ts';
import {
  discountsOf,
  isForClasses,
  refusalOf,
  type CouponRefusal,
  type CouponTerms,
} from '../coupons/coupon.rules.ts';

/** A code that a buyer gave, with what came of it. */
export interface CouponOfQuote {
  /** Null for an unknown code. */
  id: string | null;
  code: string;
  refusal: CouponRefusal | null;
  /** Why it is refused, as a sentence; null when it is applied. */
  reason: string | null;
  /** What it takes off, in minor units. */
  discount: number;
}

/**
 * Prices with a coupon: each line has its discount, and total and tax of what is left of it. Prices stay as they are when the
 * coupon is refused.
 * @param terms null for an unknown code
 */
export function applyCoupon<P extends PricedItems>(
  priced: P,
  code: string,
  terms: (CouponTerms & { id: string }) | null,
  at: Date,
  /** Classes of the buyer; only asked for where the coupon is for classes. */
  classes: readonly string[] = [],
): { priced: P; coupon: CouponOfQuote } {
  const { currency, lines, total, tax_total } = priced;
  const refused = (refusal: CouponRefusal) => ({
    priced,
    coupon: {
      id: terms?.id ?? null,
      code,
      refusal,
      reason: couponSentence(refusal, terms, currency),
      discount: 0,
    },
  });
  const refusal = refusalOf(terms, at);
  if (refusal || !terms) return refused(refusal ?? 'unknown');
  if (!isForClasses(terms, classes)) return refused('not_your_class');
  const bought = lines.filter(({ price }) => price !== null);
  const discounts = discountsOf(
    terms,
    bought.map(({ book, kind, quantity, price }) => ({
      product_id: book.id,
      categories: book.categories,
      kind,
      quantity,
      unit_price: price!.amount,
    })),
    {
      currency,
      smallest: minimumCharge(currency),
      other: total - bought.reduce((sum, line) => sum + line.total, 0),
    },
  );
  if (typeof discounts === 'string') return refused(discounts);
  let untaxed = 0;
  bought.forEach((line, index) => {
    const before = line.tax;
    line.discount = discounts[index]!;
    line.total -= line.discount;
    line.tax = includedTax(line.total, line.tax_bps);
    untaxed += before - line.tax;
  });
  const discount = discounts.reduce((sum, one) => sum + one, 0);
  return {
    priced: { ...priced, total: total - discount, tax_total: tax_total - untaxed },
    coupon: { id: terms.id, code, refusal: null, reason: null, discount },
  };
}
