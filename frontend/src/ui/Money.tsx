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

export function Money({ value }: { value: MoneyAmount }) {
  return <span className="num">{formatMoney(value)}</span>;
}
