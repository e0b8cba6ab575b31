import { minorUnits } from '@bookgrove/contract';
import type { MoneyAmount } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';

/** A price as the form holds it: `{ currency: 'GBP', amount: '4.50' }`. */
export interface TypedPrice {
  currency: string;
  amount: string;
}

/** An amount in minor units as it is typed: `{ amount: 450, currency: 'GBP' }` → `4.50`. */
export function typedPrice({ amount, currency }: MoneyAmount): TypedPrice {
  const digits = minorUnits(currency);
  return { currency, amount: (amount / 10 ** digits).toFixed(digits) };
}

/** The minor units of a typed price, in common notations; null when it is no amount of this currency. */
export function amountOf({ amount, currency }: TypedPrice): number | null {
  const text = amount.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  const value = Number(text) * 10 ** minorUnits(currency);
  const whole = Math.round(value);
  return Math.abs(value - whole) < 1e-6 && Number.isSafeInteger(whole) ? whole : null;
}

/** The typed prices that are no amounts, with what is wrong, by the names of their fields: `prices.0.amount`. */
export const wrongAmounts = (prices: readonly TypedPrice[], list: string): Record<string, string> =>
  Object.fromEntries(
    prices.flatMap((price, index) =>
      amountOf(price) === null
        ? [[`${list}.${index}.amount`, t('Please enter an amount, such as 4.50.')]]
        : [],
    ),
  );
