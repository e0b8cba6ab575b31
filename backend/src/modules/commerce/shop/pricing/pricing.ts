import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { itemOf, quantityFor, readItem, type ItemKind, type Money, type Role } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { GetBooksOnOffer } from '../../../catalog/contract.ts';
import { GetCharityCards } from '../../../giving/contract.ts';
import { GetCoursesOnOffer } from '../../../learning/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { applyCoupon, type CouponOfQuote } from './apply-coupon.ts';
import { Coupons, type TriedCode } from '../coupons/coupons.ts';
import { readCode } from '../coupons/coupon.rules.ts';
import { OfferPrices } from '../offers/offer-prices.ts';
import { pricesTo } from '../shipping/shipping.rules.ts';
import { ShippingRates } from '../shipping/shipping-rates.ts';
import { taxRate } from '../tax/tax.rules.ts';
import { expectedFee } from '../../payments/providers/provider-fees.rules.ts';
import type { PaymentProvider } from '../../payments/payment-facts.ts';
import { courseForSale, type CourseForSale, type OfferOfItem } from './course-for-sale.rules.ts';
import { withExtras, type Extra, type Extras } from './extras.rules.ts';
import {
  priceItems,
  reasonFor,
  ships,
  splitOfLine,
  taxCategoryOf,
  type PricedItems,
  type PricedLine,
} from './line.rules.ts';
import { roundUpCharities, type RoundUpCharities } from './round-up.rules.ts';
import type { CartLine, CartQuote, QuoteRoundUp } from './quote-view.ts';

/** Who buys, and with which choices. */
interface Buyer {
  /** Who will read: whose books they are not sold again; null for a visitor. */
  readerId: string | null;
  /** Whether somebody else may yet be chosen as the reader: books that `readerId` has are then priced like others. */
  readerUndecided?: boolean | undefined;
  /** Who pays; null for a visitor. */
  buyerId?: string | null | undefined;
  currency?: string | undefined;
  /** ISO 3166-1 alpha-2; absent: the school's. */
  country?: string | undefined;
  /** How many of each item, by the item as it is sent; absent: 1. Only of printed books more than one is bought. */
  quantities?: Readonly<Record<string, number>> | undefined;
  /** A code that lowers the price. */
  coupon?: TriedCode | undefined;
  /** What is paid beside; the provider decides what a fee cover costs. */
  extras?: WishedExtras | undefined;
  /** Base address of the book origin for covers; empty outside of a request. */
  files: string;
}

/** What a buyer wants to pay beside the order. */
interface WishedExtras {
  round_up?: boolean | undefined;
  /** Id of the charity to which a round-up goes. */
  round_up_for?: string | null | undefined;
  fee_cover?: boolean | undefined;
  provider?: PaymentProvider | null | undefined;
}

/** An item as it was sent or stored, with its line. */
export interface PricedItem {
  asked: string;
  line: PricedLine;
}

/** `total` includes the extras that are chosen. */
export interface Priced extends PricedItems, Extras {
  /** Without repeated items, in the order of the request. */
  items: PricedItem[];
  country: string | null;
  tax_bps: number;
  /** What came of the code; null without one. */
  coupon: CouponOfQuote | null;
  round_up_charities: RoundUpCharities;
}

/** The only source of prices: from the catalogue's list prices, the offers, the prices of courses and the table of taxes. */
@Injectable()
export class Pricing {
  constructor(
    private readonly clock: Clock,
    private readonly coupons: Coupons,
    private readonly queries: QueryBus,
    private readonly offers: OfferPrices,
    private readonly rates: ShippingRates,
  ) {}

  /** Prices items (at most 100; books and courses by id or slug) with the prices of now. */
  async price(items: readonly string[], buyer: Buyer): Promise<Priced> {
    const asked = [...new Set(items)].map((item) => {
      const { book, kind } = readItem(item);
      return { item, kind, book: isUuid(book) ? book.toLowerCase() : book };
    });
    const refs = [...new Set(asked.flatMap(({ book, kind }) => (kind === 'course' ? [] : [book])))];
    const [found, courses, { country: home, settings }] = await Promise.all([
      this.queries.execute(new GetBooksOnOffer(refs, buyer.readerId, buyer.files)),
      this.courses(
        asked.flatMap(({ book, kind }) => (kind === 'course' ? [book] : [])),
        buyer,
      ),
      this.queries.execute(new GetSchool()),
    ]);
    const books = buyer.readerUndecided ? found.map((book) => ({ ...book, owned: false })) : found;
    const wishes = asked
      .map(({ item, kind, book }) => ({
        asked: itemOf({ book, kind }),
        book: kind === 'course' ? courses.get(book)!.book : books[refs.indexOf(book)]!,
        kind,
        quantity: quantityFor(kind, ownValue(buyer.quantities, item)),
      }))
      .filter(
        ({ book, kind }, index, all) =>
          all.findIndex((o) => o.book.id === book.id && o.kind === kind) === index,
      );
    const onSale = wishes.flatMap(({ book: { id, state }, kind }) =>
      state === 'ok' && kind !== 'course' ? [id] : [],
    );
    const [offersOfBooks, rates] = await Promise.all([
      this.offers.of([...new Set(onSale)]),
      wishes.some(({ kind }) => ships(kind)) ? this.rates.current() : [],
    ]);
    const offers = new Map<string, OfferOfItem[]>(offersOfBooks);
    for (const { book, offer } of courses.values()) offers.set(book.id, [offer]);
    const country = buyer.country ?? home;
    const now = this.clock.now();
    const tax_bps = (kind: ItemKind) => taxRate(country, taxCategoryOf(kind), now);
    const listed = priceItems(wishes, ({ id }) => offers.get(id) ?? [], {
      wanted: buyer.currency ?? null,
      schoolCurrency: settings.currency,
      tax_bps,
      shipping: pricesTo(country, rates),
    });
    const code = buyer.coupon && (await this.coupons.find(buyer.coupon));
    const { priced, coupon } =
      code === undefined
        ? { priced: listed, coupon: null }
        : applyCoupon(
            listed,
            readCode(buyer.coupon!.code),
            code,
            now,
            code?.class_ids.length ? await this.coupons.classesOf([buyer.buyerId, buyer.readerId]) : [],
          );
    const provider = buyer.extras?.provider;
    const fee = provider ? expectedFee(provider, priced.currency) : null;
    return {
      ...priced,
      ...withExtras(priced.total, priced.currency, fee, buyer.extras ?? {}),
      coupon,
      round_up_charities: await this.charitiesOf(priced.lines, buyer.extras?.round_up_for ?? null),
      country,
      tax_bps: tax_bps('digital'),
      items: priced.lines.map((line, index) => ({ asked: wishes[index]!.asked, line })),
    };
  }

  /** Courses by the word with which each was asked for, as the reader may get them. */
  private async courses(
    asked: readonly string[],
    { readerId, readerUndecided }: Buyer,
  ): Promise<Map<string, CourseForSale>> {
    const words = [...new Set(asked)];
    if (words.length === 0) return new Map();
    const found = await this.queries.execute(new GetCoursesOnOffer(words, readerUndecided ? null : readerId));
    return new Map(found.map((course, index) => [words[index]!, courseForSale(course)]));
  }

  private async charitiesOf(lines: readonly PricedLine[], stated: string | null): Promise<RoundUpCharities> {
    if (lines.some(({ book, price }) => price && book.charity)) return roundUpCharities(lines, stated, null);
    const [card] = await this.queries.execute(new GetCharityCards(null));
    const ofSchool = card ? { id: card.id, slug: card.slug, name: card.name, project: null } : null;
    return roundUpCharities(lines, stated, ofSchool);
  }
}

/** A member that a client sent; never an inherited one. */
const ownValue = (record: Readonly<Record<string, number>> | undefined, key: string): number | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** Students see no prices. */
export const seesPrices = (role: Role | undefined): boolean => role !== 'student';

/** A line as the buyer sees it. `seen` is the price that was shown when it was put in the cart. */
export function lineView(
  { asked, line }: PricedItem,
  { currency, withPrices, seen }: { currency: string; withPrices: boolean; seen?: Money | null },
): CartLine {
  const { book, discount, kind, price, prices, quantity, stock, tax, tax_bps, total } = line;
  const hidden = !withPrices && (line.state === 'not_in_currency' || line.state === 'not_sent');
  const state = hidden ? 'ok' : line.state;
  const now = seen && prices.find((one) => one.currency === seen.currency);
  const whole = (amount: number): Money | null =>
    withPrices && price ? { amount, currency: price.currency } : null;
  const taxed = whole(tax);
  return {
    // An id stays as it was asked for, also when its book was merged into another one: clients know it by that.
    item: isUuid(readItem(asked).book) ? asked : line.item,
    kind,
    title: book.title,
    slug: book.slug || null,
    authors: book.authors,
    image: book.cover,
    quantity,
    unit_price: withPrices ? price : null,
    discount: whole(discount),
    total: whole(total),
    price_before: withPrices && now && now.amount !== seen.amount ? seen : null,
    charity: book.charity,
    split: withPrices ? splitOfLine(line) : null,
    tax: taxed && { amount: taxed, bps: tax_bps },
    currencies: withPrices ? prices.map((one) => one.currency) : [],
    stock: kind === 'print' ? stock : null,
    seats: line.seats,
    state,
    reason: reasonFor(state, currency, stock, kind),
  };
}

const couponView = ({ code, refusal, reason, discount }: CouponOfQuote, currency: string) => ({
  code,
  state: refusal ?? ('applied' as const),
  reason,
  discount: { amount: discount, currency },
});

const extraView = (extra: Extra | null, currency: string) =>
  extra && { price: { amount: extra.amount, currency }, chosen: extra.chosen };

const roundUpView = ({ round_up, round_up_charities, currency }: Priced): QuoteRoundUp | null =>
  round_up && {
    price: { amount: round_up.amount, currency },
    chosen: round_up.chosen,
    ...round_up_charities,
  };

/** Items with their prices, as the buyer sees them. */
export function quoteView(priced: Priced, lines: CartLine[], withPrices: boolean): CartQuote {
  const { currency, shipping, total, tax_total } = priced;
  return {
    items: lines.map(({ item }) => item),
    ships: priced.lines.some(({ kind }) => ships(kind)),
    count: lines.length,
    lines,
    shipping:
      withPrices && shipping
        ? {
            price: { amount: shipping.amount, currency },
            tax: { amount: { amount: shipping.tax, currency }, bps: shipping.tax_bps },
            country: priced.country,
          }
        : null,
    coupon: withPrices && priced.coupon ? couponView(priced.coupon, currency) : null,
    round_up: withPrices ? roundUpView(priced) : null,
    fee_cover: withPrices ? extraView(priced.fee_cover, currency) : null,
    total: withPrices ? { amount: total, currency } : null,
    tax_total: withPrices ? { amount: tax_total, currency } : null,
    currency: withPrices ? currency : null,
    currencies: withPrices ? priced.currencies : [],
    can_pay: withPrices && lines.length > 0 && lines.every(({ state }) => state === 'ok'),
  };
}
