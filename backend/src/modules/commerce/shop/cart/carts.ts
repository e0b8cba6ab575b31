import { Injectable } from '@nestjs/common';
import type { Money } from '@bookgrove/contract';
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
import { CartItems, type CartItemRow, type NewCartItem } from './cart-items.ts';
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
    private readonly items: CartItems,
    private readonly pricing: Pricing,
  ) {}

  /** The cart, with what a request left out. */
  async get(of: CartOf, dropped: DroppedItem[] = []): Promise<Cart> {
    const rows = await this.items.of(of.person.userId);
    return this.show(of, rows, await this.price(of, idsOf(rows, false)), dropped);
  }

  /**
   * Puts one item in the cart.
   * @throws AppError 422 with `item` for one that cannot be bought, and for one too many
   */
  async add(of: CartOf, asked: string): Promise<Cart> {
    const rows = await this.items.of(of.person.userId);
    const inCart = idsOf(rows, false);
    // Priced together: the answer needs no second reading.
    const priced = await this.price(of, [...inCart, asked]);
    const added = priced.items.find((item) => !inCart.includes(item.asked));
    if (!added) return this.show(of, rows, priced);
    const state = saleStateOf(added);
    if (state !== 'ok') throw refused(`item_${state}`, reasonFor(state, priced.currency)!);
    const item = newItem(of, added);
    if (!rows.some((row) => row.item === item.item) && rows.length >= MAX_CART_ITEMS)
      throw refused('cart_full', CART_FULL);
    await this.items.add(of.person.userId, [item]);
    return this.show(
      of,
      rows.filter((row) => row.item !== item.item),
      priced,
    );
  }

  /** Makes the cart consist of these items; those that cannot be bought, and those over the limit, are left out. */
  async replace(of: CartOf, asked: string[]): Promise<Cart> {
    const [priced, rows] = await Promise.all([this.price(of, asked), this.items.of(of.person.userId)]);
    const room = MAX_CART_ITEMS - rows.filter(({ later }) => later).length;
    const { fit, dropped } = this.sort(of, priced, room, []);
    await this.items.replace(of.person.userId, fit);
    return this.get(of, dropped);
  }

  /** Adds the items of a browser; those that cannot be bought, and those over the limit, are left out. */
  async merge(of: CartOf, asked: string[]): Promise<MergedCart> {
    const [priced, rows] = await Promise.all([this.price(of, asked), this.items.of(of.person.userId)]);
    const held = rows.map(({ item }) => item);
    const { fit, dropped } = this.sort(of, priced, MAX_CART_ITEMS - rows.length, held);
    await this.items.add(of.person.userId, fit);
    const ids = fit.map(({ item }) => item);
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
    for (const item of await this.stored(of, asked)) await this.items.setLater(of.person.userId, item, later);
    return this.get(of);
  }

  /** Ids of stored items that are meant: a slug stands for the id of its book. */
  private async stored(of: CartOf, asked: string): Promise<string[]> {
    if (isUuid(asked)) return [asked.toLowerCase()];
    const { items } = await this.price(of, [asked]);
    return items.flatMap(({ line }) => (isUuid(line.book.id) ? [line.book.id] : []));
  }

  private price({ person, currency, country, files }: CartOf, asked: readonly string[]): Promise<Priced> {
    return this.pricing.price(asked, { readerId: person.userId, currency, country, files });
  }

  /** Divides items into those that can be put in the cart, at most `room` new ones, and the rest with its reasons. */
  private sort(
    of: CartOf,
    { items, currency }: Priced,
    room: number,
    held: readonly string[],
  ): { fit: NewCartItem[]; dropped: DroppedItem[] } {
    const fit: NewCartItem[] = [];
    const dropped: DroppedItem[] = [];
    let left = room;
    for (const item of items) {
      const state = saleStateOf(item);
      const isHeld = held.includes(item.line.book.id);
      if (state === 'ok' && (isHeld || left > 0)) {
        fit.push(newItem(of, item));
        if (!isHeld) left -= 1;
      } else {
        const { title } = item.line.book;
        dropped.push({ item: item.asked, title, state, reason: reasonFor(state, currency) ?? CART_FULL });
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
    const later = idsOf(rows, true);
    return {
      ...quoteView(priced, views(priced), withPrices),
      later: later.length > 0 ? views(await this.price(of, later)) : [],
      dropped,
    };
  }
}

const idsOf = (rows: readonly CartItemRow[], later: boolean): string[] =>
  rows.filter((row) => row.later === later).map(({ item }) => item);

/** An item without a price in this currency can be put in the cart: another currency can be chosen there. */
const saleStateOf = ({ line }: PricedItem) => (line.state === 'not_in_currency' ? 'ok' : line.state);

const newItem = ({ person }: CartOf, { line }: PricedItem): NewCartItem => ({
  item: line.book.id,
  seen: seesPrices(person.role) ? line.price : null,
});

const refused = (code: string, reason: string): AppError =>
  new AppError('invalid', code, reason, { fields: { item: [reason] } });
