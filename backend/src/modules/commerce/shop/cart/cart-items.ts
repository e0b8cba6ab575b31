import { Injectable } from '@nestjs/common';
import { MAX_QUANTITY, type ItemKind, type Money } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';

/** A book in one kind, or a course, as carts store it. */
export interface CartKey {
  /** Id of the book or course. */
  book: string;
  kind: ItemKind;
}

/** A stored item of a cart. */
export interface CartItemRow {
  /** The id of the book, and the kind where it is not the digital one. */
  item: string;
  quantity: number;
  later: boolean;
  /** The price of one that was shown when it was added; null where none was. */
  seen: Money | null;
}

/** An item to be put in a cart, with the price that is shown for it. */
export interface NewCartItem extends CartKey {
  quantity: number;
  seen: Money | null;
}

/**
 * What becomes of an item that is in the cart already: `add` puts more printed copies to those that are there, `keep` leaves
 * at least as many as are brought, `renew` makes it as many as are brought, in the order of the request.
 */
type Again = 'add' | 'keep' | 'renew';

/** Items of carts in the database. Every method is one round trip. */
@Injectable()
export class CartItems {
  constructor(private readonly db: Db) {}

  /** The items of a person in the order in which they were added; the cart and what is kept for later. */
  async of(userId: string): Promise<CartItemRow[]> {
    return this.db.rows<CartItemRow & Record<string, unknown>>({
      name: 'cart_items',
      text: `select item || case kind when 'digital' then '' else ':' || kind end as item, quantity, later,
               case when seen_amount is null then null
                 else json_build_object('amount', seen_amount, 'currency', seen_currency) end as seen
             from commerce.cart_item where tenant_id = $1 and user_id = $2 order by added_at, item, kind`,
      values: [currentTenantId(), userId],
    });
  }

  /** Puts items in the cart after those that are in it, also those that were kept for later. */
  async add(userId: string, items: readonly NewCartItem[], again: 'add' | 'keep'): Promise<void> {
    if (items.length > 0) await this.db.batch([insert(userId, items, again)]);
  }

  /** Makes the cart consist of these items. What is kept for later stays, unless it is one of them. */
  async replace(userId: string, items: readonly NewCartItem[]): Promise<void> {
    const outdated = {
      name: 'cart_drop_others',
      text: `delete from commerce.cart_item
             where tenant_id = $1 and user_id = $2 and not later and (item, kind) not in (
               select * from unnest($3::uuid[], $4::text[]))`,
      values: [currentTenantId(), userId, ...columns(items)],
    };
    await this.db.batch(items.length > 0 ? [outdated, insert(userId, items, 'renew')] : [outdated]);
  }

  /** Takes items out, from the cart and from what is kept for later. */
  async remove(userId: string, items: readonly CartKey[]): Promise<void> {
    await this.db.batch([
      {
        name: 'cart_remove',
        text: `delete from commerce.cart_item where tenant_id = $1 and user_id = $2 and (item, kind) in (
                 select * from unnest($3::uuid[], $4::text[]))`,
        values: [currentTenantId(), userId, ...columns(items)],
      },
    ]);
  }

  /** Moves an item to what is kept for later, or back. Nothing happens to an item that is in neither. */
  async setLater(userId: string, { book, kind }: CartKey, later: boolean): Promise<void> {
    await this.db.batch([
      {
        name: 'cart_set_later',
        text: `update commerce.cart_item set later = $5 where tenant_id = $1 and user_id = $2 and item = $3 and kind = $4`,
        values: [currentTenantId(), userId, book, kind, later],
      },
    ]);
  }

  /** Makes it so many copies. Nothing happens to an item that is not there. */
  async setQuantity(userId: string, { book, kind }: CartKey, quantity: number): Promise<void> {
    await this.db.batch([
      {
        name: 'cart_set_quantity',
        text: `update commerce.cart_item set quantity = $5 where tenant_id = $1 and user_id = $2 and item = $3 and kind = $4`,
        values: [currentTenantId(), userId, book, kind, quantity],
      },
    ]);
  }
}

const columns = (items: readonly CartKey[]) => [items.map(({ book }) => book), items.map(({ kind }) => kind)];

const QUANTITY: Readonly<Record<Again, string>> = {
  add: `case kept.kind when 'print' then least(kept.quantity + excluded.quantity, ${MAX_QUANTITY}) else 1 end`,
  keep: 'greatest(kept.quantity, excluded.quantity)',
  renew: 'excluded.quantity',
};

/** The order of the request is kept by a microsecond between items. */
const insert = (userId: string, items: readonly NewCartItem[], again: Again): Statement => ({
  name: `cart_insert_${again}`,
  text: `insert into commerce.cart_item as kept (tenant_id, user_id, item, kind, quantity, seen_amount, seen_currency, added_at)
         select $1, $2, item, kind, quantity, amount, currency, clock_timestamp() + number * interval '1 ms'
         from unnest($3::uuid[], $4::text[], $5::int[], $6::int[], $7::text[]) with ordinality
           as added (item, kind, quantity, amount, currency, number)
         on conflict (tenant_id, user_id, item, kind) do update set later = false, quantity = ${QUANTITY[again]}${
           again === 'renew' ? ', added_at = excluded.added_at' : ''
         }`,
  values: [
    currentTenantId(),
    userId,
    ...columns(items),
    items.map(({ quantity }) => quantity),
    items.map(({ seen }) => seen?.amount ?? null),
    items.map(({ seen }) => seen?.currency ?? null),
  ],
});
