import { minorUnits } from '@bookgrove/contract';
import { badRequest, unprocessable } from './errors.ts';

/** An amount as PayPal writes it: `{ currency_code: 'GBP', value: '4.50' }`. */
export interface PayPalAmount {
  currency_code: string;
  value: string;
}

/** Currencies that PayPal takes (developer.paypal.com/reference/currency-codes). */
const TAKEN =
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(
    ' ',
  );
/** Currencies without decimals at PayPal; for the forint and the Taiwan dollar this differs from ISO 4217. */
const WHOLE = ['HUF', 'JPY', 'TWD'];

const decimals = (currency: string): number => (WHOLE.includes(currency) ? 0 : minorUnits(currency));

export const toAmount = (minor: number, currency: string): PayPalAmount => {
  const digits = decimals(currency);
  return { currency_code: currency, value: (minor / 10 ** digits).toFixed(digits) };
};

/**
 * Minor units of an amount.
 * @throws Refusal 400 for a value that is no number, 422 for a currency or decimals that PayPal does not take
 */
export function toMinor(amount: PayPalAmount | undefined, field: string): number {
  const { currency_code, value } = amount ?? { currency_code: '', value: '' };
  if (typeof value !== 'string' || !/^\d{1,9}(\.\d{1,3})?$/.test(value))
    throw badRequest(
      `${field}/value`,
      'INVALID_PARAMETER_SYNTAX',
      'The value of a field does not conform to the expected format.',
    );
  if (!TAKEN.includes(currency_code))
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported.');
  const [whole = '', fraction = ''] = value.split('.');
  const digits = decimals(currency_code);
  if (fraction.length > digits)
    throw unprocessable(
      'DECIMAL_PRECISION',
      'If the currency supports decimals, only two decimal place precision is supported.',
    );
  return Number(whole + fraction.padEnd(digits, '0'));
}

/** What PayPal keeps of a payment: 2.9 % and a fixed part, in minor units. */
export const paypalFee = (amount: number, currency: string): number =>
  Math.min(amount, Math.round((amount * 290) / 10_000) + (decimals(currency) === 0 ? 40 : 30));
