import { Injectable } from '@nestjs/common';
import { itemOf, quantityFor, readItem, type Money } from '@bookgrove/contract';
import type { Principal } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { isUuid } from '../../../../platform/ids.ts';
import { reasonFor } from '../pricing/line.rules.ts';
import {
  lineView,
  Pricing,
  quoteView,
  seesPrices,
  type Priced,
  type PricedItem,
} from '../pricing/pricing.ts';
import { ChildrenOfBuyer } from './children-of-buyer.ts';
import { CartItems, type CartItemRow, type CartKey, type NewCartItem } from './cart-items.ts';
import type { Cart, DroppedItem, MergedCart } from './cart-view.ts';

/** The most items of a cart, with those that are kept for later. */
export const MAX_CART_ITEMS = 50;
const CART_FULL = `A cart holds at most ${MAX_CART_ITEMS} items.`;

/** Whose cart, and in which currency and country it is priced. */
export interface CartOf {
  person: Pick<Principal, 'userId' | 'role'>;
  currency?: string | undefined;
  country?: string | undefined;
  /** Base address of the book origin for covers. */
  files: string;
}

/** Carts of people who are signed in. Prices are those of now; stored ones only tell what has changed. */
@Injectable()
export class Carts {
  constructor(
    private readonly children: ChildrenOfBuyer,
    private readonly items: CartItems,
    private readonly pricing: Pricing,
  ) {}

  /** The cart, with what a request left out. */
  async get(of: CartOf, dropped: DroppedItem[] = []): Promise<Cart> {
    const rows = await this.items.of(of.person.userId);
    return this.show(of, rows, await this.priceRows(of, inCart(rows)), dropped);
  }

  /**
   * Puts one item in the cart, or so many more printed copies of one that is there.
   * @throws AppError 422 with `item` for one that cannot be bought, and for one too many
   */
  async add(of: CartOf, asked: string, quantity = 1): Promise<Cart> {
    const rows = await this.items.of(of.person.userId);
    const cart = inCart(rows);
    const there = cart.map(({ item }) => item);
    // Priced together: the answer needs no second reading.
    const priced = await this.price(of, [...there, asked], { ...quantitiesOf(cart), [asked]: quantity });
    const added = priced.items.find((item) => !there.includes(item.asked));
    if (!added) return this.addMore(of, asked, quantity, rows);
    this.assertForSale(added, priced);
    const item = newItem(of, added);
    if (!rows.some((row) => row.item === added.line.item) && rows.length >= MAX_CART_ITEMS)
      throw refused('cart_full', CART_FULL);
    await this.items.add(of.person.userId, [item], 'add');
    if (item.kind === 'print') return this.get(of);
    return this.show(
      of,
      rows.filter((row) => row.item !== added.line.item),
      priced,
    );
  }

  /** More copies of an item that is in the cart. Of others than printed books one is all. */
  private async addMore(of: CartOf, asked: string, more: number, rows: CartItemRow[]): Promise<Cart> {
    const [key] = await this.stored(of, asked);
    if (key?.kind !== 'print') return this.show(of, rows, await this.priceRows(of, inCart(rows)));
    const there = rows.find(({ item }) => item === itemOf(key))?.quantity ?? 0;
    await this.assertEnough(of, key, quantityFor('print', there + more));
    await this.items.add(of.person.userId, [{ ...key, quantity: more, seen: null }], 'add');
    return this.get(of);
  }

  /**
   * Makes it so many printed copies. Nothing happens to others, and to an item that is not there.
   * @throws AppError 422 with `item` when there are not as many
   */
  async setQuantity(of: CartOf, asked: string, quantity: number): Promise<Cart> {
    const [key] = await this.stored(of, asked);
    if (key?.kind === 'print') {
      await this.assertEnough(of, key, quantity);
      await this.items.setQuantity(of.person.userId, key, quantity);
    }
    return this.get(of);
  }

  private async assertEnough(of: CartOf, key: CartKey, quantity: number): Promise<void> {
    const item = itemOf(key);
    const priced = await this.price(of, [item], { [item]: quantity });
    this.assertForSale(priced.items[0]!, priced);
  }

  private assertForSale(item: PricedItem, priced: Priced): void {
    const state = saleStateOf(item);
    if (state !== 'ok') throw refused(`item_${state}`, reasonOf(item, priced)!);
  }

  /** Makes the cart consist of these items; those that cannot be bought, and those over the limit, are left out. */
  async replace(of: CartOf, asked: string[], quantities: Quantities = {}): Promise<Cart> {
    const [priced, rows] = await Promise.all([
      this.price(of, asked, quantities),
      this.items.of(of.person.userId),
    ]);
    const room = MAX_CART_ITEMS - rows.filter(({ later }) => later).length;
    const { fit, dropped } = this.sort(of, priced, room, []);
    await this.items.replace(of.person.userId, fit);
    return this.get(of, dropped);
  }

  /** Adds the items of a browser; those that cannot be bought, and those over the limit, are left out. */
  async merge(of: CartOf, asked: string[], quantities: Quantities = {}): Promise<MergedCart> {
    const [priced, rows] = await Promise.all([
      this.price(of, asked, quantities),
      this.items.of(of.person.userId),
    ]);
    const held = rows.map(({ item }) => item);
    const { fit, dropped } = this.sort(of, priced, MAX_CART_ITEMS - rows.length, held);
    await this.items.add(of.person.userId, fit, 'keep');
    const ids = fit.map(itemOf);
    return {
      cart: await this.get(of, dropped),
      added: ids.filter((id) => !held.includes(id)),
      present: ids.filter((id) => held.includes(id)),
      dropped,
    };
  }

  /** Takes an item (by id or slug) out of the cart and of what is kept for later. */
  async remove(of: CartOf, asked: string): Promise<Cart> {
    await this.items.remove(of.person.userId, await this.stored(of, asked));
    return this.get(of);
  }

  async clear(of: CartOf): Promise<Cart> {
    await this.items.replace(of.person.userId, []);
    return this.get(of);
  }

  /** Keeps an item for later, or puts it back. */
  async setLater(of: CartOf, asked: string, later: boolean): Promise<Cart> {
    for (const key of await this.stored(of, asked)) await this.items.setLater(of.person.userId, key, later);
    return this.get(of);
  }

  /** Stored items that are meant: a slug stands for the id of its book. */
  private async stored(of: CartOf, asked: string): Promise<CartKey[]> {
    const { book, kind } = readItem(asked);
    if (isUuid(book)) return [{ book: book.toLowerCase(), kind }];
    const { items } = await this.price(of, [asked]);
    return items.flatMap(({ line }) => (isUuid(line.book.id) ? [{ book: line.book.id, kind }] : []));
  }

  /**
   * Who has children to buy for chooses at the checkout who reads: until then it is not known whether the reader has a
   * book, so that the buyer's own books can be put in the cart too. The checkout prices for the chosen reader.
   */
  private async price(
    { person, currency, country, files }: CartOf,
    asked: readonly string[],
    quantities: Quantities = {},
  ): Promise<Priced> {
    const children = await this.children.of(person);
    return this.pricing.price(asked, {
      readerId: person.userId,
      readerUndecided: children.length > 0,
      currency,
      country,
      files,
      quantities,
    });
  }

  private priceRows(of: CartOf, rows: readonly CartItemRow[]): Promise<Priced> {
    return this.price(
      of,
      rows.map(({ item }) => item),
      quantitiesOf(rows),
    );
  }

  /** Divides items into those that can be put in the cart, at most `room` new ones, and the rest with its reasons. */
  private sort(
    of: CartOf,
    priced: Priced,
    room: number,
    held: readonly string[],
  ): { fit: NewCartItem[]; dropped: DroppedItem[] } {
    const fit: NewCartItem[] = [];
    const dropped: DroppedItem[] = [];
    let left = room;
    for (const item of priced.items) {
      const state = saleStateOf(item);
      const isHeld = held.includes(item.line.item);
      if (state === 'ok' && (isHeld || left > 0)) {
        fit.push(newItem(of, item));
        if (!isHeld) left -= 1;
      } else {
        const { title } = item.line.book;
        dropped.push({
          item: item.asked,
          title,
          state,
          reason: (state === 'ok' ? null : reasonOf(item, priced)) ?? CART_FULL,
        });
      }
    }
    return { fit, dropped };
  }

  private async show(
    of: CartOf,
    rows: CartItemRow[],
    priced: Priced,
    dropped: DroppedItem[] = [],
  ): Promise<Cart> {
    const withPrices = seesPrices(of.person.role);
    const seen = new Map<string, Money | null>(rows.map((row) => [row.item, row.seen]));
    const views = ({ items, currency }: Priced) =>
      items.map((item) => lineView(item, { currency, withPrices, seen: seen.get(item.asked) ?? null }));
    const later = rows.filter((row) => row.later);
    return {
      ...quoteView(priced, views(priced), withPrices),
      later: later.length > 0 ? views(await this.priceRows(of, later)) : [],
      dropped,
    };
  }
}

type Quantities = Readonly<Record<string, number>>;

const inCart = (rows: readonly CartItemRow[]): CartItemRow[] => rows.filter(({ later }) => !later);

const quantitiesOf = (rows: readonly CartItemRow[]): Quantities =>
  Object.fromEntries(rows.map(({ item, quantity }) => [item, quantity]));

/** What depends on the currency and country can be put in the cart: others can be chosen there. */
const saleStateOf = ({ line }: PricedItem) =>
  line.state === 'not_in_currency' || line.state === 'not_sent' ? 'ok' : line.state;

const reasonOf = ({ line }: PricedItem, { currency }: Priced) =>
  reasonFor(line.state, currency, line.stock, line.kind);

const newItem = ({ person }: CartOf, { line }: PricedItem): NewCartItem => ({
  book: line.book.id,
  kind: line.kind,
  quantity: line.quantity,
  seen: seesPrices(person.role) ? line.price : null,
});

const refused = (code: string, reason: string): AppError =>
  new AppError('invalid', code, reason, { fields: { item: [reason] } });
