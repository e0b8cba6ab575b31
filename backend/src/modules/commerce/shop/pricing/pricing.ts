import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Money, Role } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { GetBooksOnOffer } from '../../../catalog/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { OfferPrices } from '../offers/offer-prices.ts';
import { taxRate } from '../tax/tax.rules.ts';
import { priceItems, reasonFor, splitOfLine, type PricedItems, type PricedLine } from './line.rules.ts';
import type { CartLine, CartQuote } from './quote-view.ts';

/** Who buys, and with which choices. */
interface Buyer {
  /** Who will read: whose books they are not sold again; null for a visitor. */
  readerId: string | null;
  currency?: string | undefined;
  /** ISO 3166-1 alpha-2; absent: the school's. */
  country?: string | undefined;
  /** Base address of the book origin for covers; empty outside of a request. */
  files: string;
}

/** An item as it was sent or stored, with its line. */
export interface PricedItem {
  asked: string;
  line: PricedLine;
}

export interface Priced extends PricedItems {
  /** Without repeated books, in the order of the request. */
  items: PricedItem[];
  country: string | null;
  tax_bps: number;
}

/** The only source of prices: from the catalogue's list prices, the offers and the table of taxes. */
@Injectable()
export class Pricing {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly offers: OfferPrices,
  ) {}

  /** Prices items (ids or slugs, at most 100) with the prices of now. */
  async price(items: readonly string[], buyer: Buyer): Promise<Priced> {
    const asked = [...new Set(items.map((item) => (isUuid(item) ? item.toLowerCase() : item)))];
    const [found, { country: home, settings }] = await Promise.all([
      this.queries.execute(new GetBooksOnOffer(asked, buyer.readerId, buyer.files)),
      this.queries.execute(new GetSchool()),
    ]);
    const books = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
    const offers = await this.offers.of(books.flatMap(({ state, id }) => (state === 'ok' ? [id] : [])));
    const country = buyer.country ?? home;
    const tax_bps = taxRate(country, 'ebook', this.clock.now());
    const priced = priceItems(books, ({ id }) => offers.get(id) ?? [], {
      wanted: buyer.currency ?? null,
      schoolCurrency: settings.currency,
      tax_bps,
    });
    return {
      ...priced,
      country,
      tax_bps,
      items: priced.lines.map((line) => ({ asked: asked[found.indexOf(line.book)]!, line })),
    };
  }
}

/** Students see no prices. */
export const seesPrices = (role: Role | undefined): boolean => role !== 'student';

/** A line as the buyer sees it. `seen` is the price that was shown when it was put in the cart. */
export function lineView(
  { asked, line }: PricedItem,
  { currency, withPrices, seen }: { currency: string; withPrices: boolean; seen?: Money | null },
): CartLine {
  const { book, price, prices, tax, tax_bps } = line;
  const state = !withPrices && line.state === 'not_in_currency' ? 'ok' : line.state;
  const now = seen && prices.find((one) => one.currency === seen.currency);
  return {
    // An id stays as it was asked for, also when its book was merged into another one: clients know it by that.
    item: isUuid(asked) ? asked : book.id,
    kind: 'digital',
    title: book.title,
    slug: book.slug || null,
    authors: book.authors,
    image: book.cover,
    quantity: 1,
    unit_price: withPrices ? price : null,
    price_before: withPrices && now && now.amount !== seen.amount ? seen : null,
    split: withPrices ? splitOfLine(line) : null,
    tax: withPrices && price ? { amount: { amount: tax, currency: price.currency }, bps: tax_bps } : null,
    currencies: withPrices ? prices.map((one) => one.currency) : [],
    state,
    reason: reasonFor(state, currency),
  };
}

/** Items with their prices, as the buyer sees them. */
export function quoteView(priced: Priced, lines: CartLine[], withPrices: boolean): CartQuote {
  const { currency, total, tax_total } = priced;
  return {
    items: lines.map(({ item }) => item),
    count: lines.length,
    lines,
    total: withPrices ? { amount: total, currency } : null,
    tax_total: withPrices ? { amount: tax_total, currency } : null,
    currency: withPrices ? currency : null,
    currencies: withPrices ? priced.currencies : [],
    can_pay: withPrices && lines.length > 0 && lines.every(({ state }) => state === 'ok'),
  };
}
