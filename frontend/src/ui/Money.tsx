import { minorUnits } from '@bookgrove/contract';
import { locale } from '../i18n/index.ts';
import type { MoneyAmount } from '../api/types.ts';

/**
 * Formats an amount in minor units: `{ amount: 650, currency: 'GBP' }` → `£6.50`. The number of digits
 * depends on the currency (ISO 4217).
 */
export function formatMoney({ amount, currency }: MoneyAmount): string {
  const digits = minorUnits(currency);
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** An amount for the axis of a chart, in few letters: `{ amount: 1_000_000, currency: 'INR' }` → `₹10K`. */
export function shortMoney({ amount, currency }: MoneyAmount): string {
  return new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(amount / 10 ** minorUnits(currency));
}

export function Money({ value }: { value: MoneyAmount }) {
  return <span className="num">{formatMoney(value)}</span>;
}
