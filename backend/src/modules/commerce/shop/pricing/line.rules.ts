import { splitPrice, type BookOnOffer, type Money } from '@bookgrove/contract';
import { pricesOf } from '../offers/offer.rules.ts';
import { includedTax } from '../tax/tax.rules.ts';

/** What a line of a cart can be: `ok`, or why it cannot be bought. */
export const LINE_STATES = ['ok', 'unknown', 'free', 'withdrawn', 'owned', 'not_in_currency'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Used when neither the school nor a book says a currency. */
export const DEFAULT_CURRENCY = 'GBP';

/** A book with all its prices. */
interface PricedBook {
  book: BookOnOffer;
  prices: Money[];
}

/** A line with what is to be paid for it; null amounts where it cannot be bought. */
export interface PricedLine extends PricedBook {
  state: LineState;
  price: Money | null;
  /** Part of `price`, and its rate in basis points. */
  tax: number;
  tax_bps: number;
}

export interface PricedItems {
  currency: string;
  /** In which all lines that are for sale can be bought. */
  currencies: string[];
  lines: PricedLine[];
  /** Minor units. */
  total: number;
  tax_total: number;
}

/**
 * Whether a book can be bought at all. That a family has not agreed to a sale is told as `withdrawn`: it is nobody
 * else's business what they answered.
 */
export function saleState({ state, owned, price }: BookOnOffer): Exclude<LineState, 'not_in_currency'> {
  if (state === 'unknown') return 'unknown';
  if (owned) return 'owned';
  if (state === 'no_consent' || state === 'withdrawn') return 'withdrawn';
  return state === 'free' || price === null ? 'free' : 'ok';
}

/** Currencies that all of the books have a price in, in the order of the first one's. */
function sharedCurrencies(books: readonly PricedBook[]): string[] {
  const [first, ...rest] = books.map(({ prices }) => prices.map(({ currency }) => currency));
  return (first ?? []).filter((currency) => rest.every((others) => others.includes(currency)));
}

/**
 * The currency of a cart: the wanted one; else the school's if everything can be bought in it; else one in which
 * everything can be bought; else that of the first book's list price.
 */
export function chooseCurrency(
  books: readonly PricedBook[],
  wanted: string | null,
  schoolCurrency: string | null,
): string {
  if (wanted) return wanted;
  const shared = sharedCurrencies(books);
  if (schoolCurrency && (books.length === 0 || shared.includes(schoolCurrency))) return schoolCurrency;
  return shared[0] ?? books[0]?.prices[0]?.currency ?? schoolCurrency ?? DEFAULT_CURRENCY;
}

/** Prices books in one currency. Tax is a part of each price, rounded once for each line. */
export function priceItems(
  books: readonly BookOnOffer[],
  offersOf: (book: BookOnOffer) => readonly Money[],
  choice: { wanted: string | null; schoolCurrency: string | null; tax_bps: number },
): PricedItems {
  const all = books.map((book) => ({ book, prices: pricesOf(book.price, offersOf(book)) }));
  const forSale = all.filter(({ book }) => saleState(book) === 'ok');
  const currency = chooseCurrency(forSale, choice.wanted, choice.schoolCurrency);
  const lines = all.map(({ book, prices }): PricedLine => {
    const sale = saleState(book);
    const price = sale === 'ok' ? (prices.find((one) => one.currency === currency) ?? null) : null;
    return {
      book,
      prices: sale === 'ok' ? prices : [],
      state: sale === 'ok' && price === null ? 'not_in_currency' : sale,
      price,
      tax: price ? includedTax(price.amount, choice.tax_bps) : 0,
      tax_bps: choice.tax_bps,
    };
  });
  const sum = (amount: (line: PricedLine) => number) => lines.reduce((all, line) => all + amount(line), 0);
  return {
    currency,
    currencies: sharedCurrencies(forSale),
    lines,
    total: sum(({ price }) => price?.amount ?? 0),
    tax_total: sum(({ tax }) => tax),
  };
}

/** Why a line cannot be bought, as a sentence; null when it can. */
export function reasonFor(state: LineState, currency: string): string | null {
  switch (state) {
    case 'ok':
      return null;
    case 'unknown':
      return 'There is no such book here.';
    case 'free':
      return 'This book is free: read it in the library.';
    case 'withdrawn':
      return 'This book is not for sale any more.';
    case 'owned':
      return 'You have this book already.';
    case 'not_in_currency':
      return `This book has no price in ${currency}.`;
  }
}

/** How the price of a line is divided, for the bar on its card; null without a price. */
export const splitOfLine = ({ book, price }: PricedLine) =>
  price ? { ...splitPrice(price, book.charity_bps), charity_bps: book.charity_bps } : null;
