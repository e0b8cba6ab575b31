import { formatPrice, isCurrency, minorUnits, type Money } from '@bookgrove/contract';

export { formatPrice, type Money };

/** The price of a book from its columns; null is free. */
export const priceOf = (book: { price_minor: number | null; currency: string | null }): Money | null =>
  book.price_minor === null ? null : { amount: book.price_minor, currency: book.currency! };

/** `priceOf` in SQL. */
export const PRICE_COLUMN = `case when price_minor is null then null
  else json_build_object('amount', price_minor, 'currency', currency) end as price`;

/**
 * Converts fields to columns: a price is one field in the API, in history and in undo, and two columns in the
 * database.
 */
export function priceColumns(members: Record<string, unknown>): Record<string, unknown> {
  const { price, ...rest } = members as { price?: Money | null };
  if (price === undefined) return rest;
  return { ...rest, price_minor: price?.amount ?? null, currency: price?.currency ?? null };
}
/** The new values of changes as columns, with the next version of the details. */
export const changedColumns = (changes: Record<string, [unknown, unknown]>): Record<string, unknown> => ({
  ...priceColumns(Object.fromEntries(Object.entries(changes).map(([name, [, value]]) => [name, value]))),
  details_version: { increment: 1 },
});

/** The highest price in minor units, above that of any children's book; sums of it fit the column types. */
export const MAX_PRICE = 10_000_000;

/**
 * Reads a price from a list: `4.50` with `GBP` in another cell, `4,50 EUR`, `JPY 500`. Zero is free (null). Returns a
 * message that states how to correct it when it cannot be read.
 */
export function readPrice(written: string, beside: string): Money | null | string {
  const [code] = /[A-Za-z]{3}/.exec(written) ?? [];
  const currency = (beside || code || '').toUpperCase();
  const number = written.replace(/[A-Za-z\s\u00a0\u202f]/g, '');
  if (!/^\d+([.,]\d{1,3})?$/.test(number))
    return 'A price is a number, e.g. 4.50, with its currency beside it.';
  const value = Number(number.replace(',', '.'));
  if (value === 0) return null;
  if (!isCurrency(currency)) return 'Say in which currency the price is, by its three letters, e.g. GBP.';
  const digits = minorUnits(currency);
  const amount = Math.round(value * 10 ** digits);
  if (Math.abs(amount - value * 10 ** digits) > 1e-6)
    return `A price in ${currency} has at most ${digits} digits behind the point.`;
  return amount > MAX_PRICE ? 'This price is too high. Look at the point in it.' : { amount, currency };
}

/** The change of price, charity share and charity in words, for the audit; null if neither changed. */
export function describePriceChange(changes: Record<string, [unknown, unknown]>): string | null {
  const { price, charity_bps, charity_id, project_id } = changes as {
    price?: [Money | null, Money | null];
    charity_bps?: [number | null, number | null];
    charity_id?: [string | null, string | null];
    project_id?: [string | null, string | null];
  };
  if (!price && !charity_bps && !charity_id && !project_id) return null;
  const money = (one: Money | null) => (one ? formatPrice(one) : 'free');
  const part = (bps: number | null) => (bps === null ? 'nothing said' : `${bps / 100} %`);
  return [
    price && `${money(price[0])} → ${money(price[1])}`,
    charity_bps && `to charity: ${part(charity_bps[0])} → ${part(charity_bps[1])}`,
    charity_id ? (charity_id[1] ? 'for another charity' : 'for no named charity') : null,
    project_id && !charity_id && (project_id[1] ? 'for another project' : 'for no named project'),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Why a child's book gets no price, and what to do. It does not say which family has not agreed. */
export const saleRefusal = (title: string): string =>
  `Children made “${title}”, and not all of their families agree that it is sold. Ask the families to answer “Sell books for a good cause” among their consents. Then set the price.`;
