import { itemOf, splitPrice, type ItemKind, type Money } from '@bookgrove/contract';
import type { CourseForSale, OfferOfItem } from './course-for-sale.rules.ts';
import { pricesOf, type Offer } from '../offers/offer.rules.ts';
import type { ShippingPrices } from '../shipping/shipping.rules.ts';
import { includedTax, type TaxCategory } from '../tax/tax.rules.ts';

/** What a line of a cart can be: `ok`, or why it cannot be bought. */
export const LINE_STATES = [
  'ok',
  'unknown',
  'free',
  'withdrawn',
  'owned',
  'not_offered',
  'sold_out',
  'not_enough',
  'not_in_currency',
  'not_sent',
  'not_for_reader',
] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Used when neither the school nor a book says a currency. */
export const DEFAULT_CURRENCY = 'GBP';

/** What a buyer asks for: a book in one kind, or a course, which is priced like a book that is sold in one kind alone. */
interface AskedItem {
  book: CourseForSale['book'];
  kind: ItemKind;
  quantity: number;
}

/** An item with all its prices, each for one. */
interface PricedItem extends AskedItem {
  prices: Money[];
  /** Copies that can still be sold; null: as many as are asked for. */
  stock: number | null;
  /** Readers of one class pack; null for other kinds. */
  seats: number | null;
}

/** A line with what is to be paid for it; null amounts where it cannot be bought. */
export interface PricedLine extends PricedItem {
  /** The id of the book, and the kind where it is not the digital one. */
  item: string;
  state: LineState;
  /** Of one. */
  price: Money | null;
  /** What a coupon takes off the line, minor units. */
  discount: number;
  /** Of all of the line without the discount, minor units; 0 without a price. */
  total: number;
  /** Part of `total`, and its rate in basis points. */
  tax: number;
  tax_bps: number;
}

export interface PricedItems {
  currency: string;
  /** In which all lines that are for sale can be bought. */
  currencies: string[];
  lines: PricedLine[];
  /** What sending the printed books costs, for all of them; null when nothing is sent. Minor units, tax included. */
  shipping: { amount: number; tax: number; tax_bps: number } | null;
  /** Minor units, shipping included. */
  total: number;
  tax_total: number;
}

/** Whether something of this kind is sent by post. */
export const ships = (kind: ItemKind): boolean => kind === 'print';

/** By which rate a kind is taxed. */
export const taxCategoryOf = (kind: ItemKind): TaxCategory =>
  kind === 'course' ? 'course' : ships(kind) ? 'book' : 'ebook';

/**
 * Whether an item can be bought at all. That a family has not agreed to a sale is told as `withdrawn`: it is nobody
 * else's business what they answered. Only the digital book and a course are owned: others may be bought again.
 * @param offer of its kind; absent where there is none
 */
export function saleState(
  { book: { state, owned, price }, kind, quantity }: AskedItem,
  offer?: Pick<Offer, 'stock'>,
): Exclude<LineState, 'not_in_currency' | 'not_sent'> {
  if (state === 'unknown') return 'unknown';
  if (owned && isOwned(kind)) return 'owned';
  if (state === 'not_for_reader') return 'not_for_reader';
  if (state === 'no_consent' || state === 'withdrawn') return 'withdrawn';
  if (state === 'free' || price === null) return isOwned(kind) ? 'free' : 'not_offered';
  if (kind === 'digital') return 'ok';
  if (!offer) return 'not_offered';
  if (offer.stock === 0) return 'sold_out';
  return offer.stock !== null && offer.stock < quantity ? 'not_enough' : 'ok';
}

/** Whether what is bought in this kind is owned by one reader. */
const isOwned = (kind: ItemKind): boolean => kind === 'digital' || kind === 'course';

/** Currencies that all of the books have a price in, in the order of the first one's. */
function sharedCurrencies(items: readonly Pick<PricedItem, 'prices'>[]): string[] {
  const [first, ...rest] = items.map(({ prices }) => prices.map(({ currency }) => currency));
  return (first ?? []).filter((currency) => rest.every((others) => others.includes(currency)));
}

/**
 * The currency of a cart: the wanted one; else the school's if everything can be bought in it; else one in which
 * everything can be bought; else that of the first book's list price.
 */
export function chooseCurrency(
  items: readonly Pick<PricedItem, 'prices'>[],
  wanted: string | null,
  schoolCurrency: string | null,
): string {
  if (wanted) return wanted;
  const shared = sharedCurrencies(items);
  if (schoolCurrency && (items.length === 0 || shared.includes(schoolCurrency))) return schoolCurrency;
  return shared[0] ?? items[0]?.prices[0]?.currency ?? schoolCurrency ?? DEFAULT_CURRENCY;
}

/** Prices items in one currency. Tax is a part of each price, rounded once for each line. */
export function priceItems(
  asked: readonly AskedItem[],
  offersOf: (book: CourseForSale['book']) => readonly OfferOfItem[],
  choice: {
    wanted: string | null;
    schoolCurrency: string | null;
    tax_bps: (kind: ItemKind) => number;
    /** What sending costs to the buyer, by currency. */
    shipping: ShippingPrices;
  },
): PricedItems {
  const all = asked.map((item) => {
    const { book, kind } = item;
    const offer = offersOf(book).find((one) => one.kind === kind);
    const sale = saleState(item, offer);
    return {
      ...item,
      sale,
      prices: isOffered(sale) ? pricesOf(book.price, offer?.prices ?? [], kind) : [],
      stock: offer?.stock ?? null,
      seats: offer?.seats ?? null,
    };
  });
  const forSale = all.filter(({ sale }) => sale === 'ok');
  const currency = chooseCurrency(forSale, choice.wanted, choice.schoolCurrency);
  const lines = all.map(({ sale, ...item }): PricedLine => {
    const listed = sale === 'ok' ? (item.prices.find((one) => one.currency === currency) ?? null) : null;
    const notSent = listed !== null && ships(item.kind) && !choice.shipping.has(currency);
    const price = notSent ? null : listed;
    const total = price ? price.amount * item.quantity : 0;
    const tax_bps = choice.tax_bps(item.kind);
    return {
      ...item,
      item: itemOf({ book: item.book.id, kind: item.kind }),
      state: notSent ? 'not_sent' : sale === 'ok' && price === null ? 'not_in_currency' : sale,
      price,
      discount: 0,
      total,
      tax: includedTax(total, tax_bps),
      tax_bps,
    };
  });
  const sum = (amount: (line: PricedLine) => number) => lines.reduce((all, line) => all + amount(line), 0);
  const shipping = lines.some(({ kind, price }) => price !== null && ships(kind))
    ? shippingOf(choice.shipping.get(currency)!, choice.tax_bps('print'))
    : null;
  return {
    currency,
    currencies: sharedCurrencies(forSale),
    lines,
    shipping,
    total: sum(({ total }) => total) + (shipping?.amount ?? 0),
    tax_total: sum(({ tax }) => tax) + (shipping?.tax ?? 0),
  };
}

/** Delivery is a part of the supply of what is delivered, and taxed like it. */
const shippingOf = (amount: number, tax_bps: number) => ({
  amount,
  tax: includedTax(amount, tax_bps),
  tax_bps,
});

/** Prices are named also while there are too few copies. */
const isOffered = (state: LineState): boolean => ['ok', 'sold_out', 'not_enough'].includes(state);

/** Why a line cannot be bought, as a sentence; null when it can. `stock`: copies that are left. */
export function reasonFor(
  state: LineState,
  currency: string,
  stock: number | null = null,
  kind: ItemKind = 'digital',
): string | null {
  if (kind === 'course') return reasonForCourse(state, currency);
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
    case 'not_offered':
      return 'This book is not sold in this form.';
    case 'sold_out':
      return 'All printed copies are sold.';
    case 'not_enough':
      return stock === 1 ? 'Only one printed copy is left.' : `Only ${stock} printed copies are left.`;
    case 'not_in_currency':
      return `This book has no price in ${currency}.`;
    case 'not_sent':
      return 'Printed books are not sent to this country.';
    case 'not_for_reader':
      return 'This is made for others.';
  }
}

function reasonForCourse(state: LineState, currency: string): string | null {
  switch (state) {
    case 'ok':
      return null;
    case 'unknown':
      return 'There is no such course here.';
    case 'free':
      return 'This course is free: enrol on its page.';
    case 'owned':
      return 'You have this course already.';
    case 'not_for_reader':
      return 'This course is for others.';
    case 'not_in_currency':
      return `This course has no price in ${currency}.`;
    default:
      return 'This course is not for sale any more.';
  }
}

/** How all of a line is divided, for the bar on its card; null without a price. */
export const splitOfLine = ({ book, price, total }: PricedLine) =>
  price
    ? {
        ...splitPrice({ amount: total, currency: price.currency }, book.charity_bps),
        charity_bps: book.charity_bps,
      }
    : null;
