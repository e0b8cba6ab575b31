import { Injectable } from '@nestjs/common';
import type { Money } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Statement } from '../../../../platform/db/db.ts';

/** A stored item of a cart. */
export interface CartItemRow {
  item: string;
  later: boolean;
  /** The price that was shown when it was added; null where none was. */
  seen: Money | null;
}

/** An item to be put in a cart, with the price that is shown for it. */
export interface NewCartItem {
  item: string;
  seen: Money | null;
}

/** Items of carts in the database. Every method is one round trip. */
@Injectable()
export class CartItems {
  constructor(private readonly db: Db) {}

  /** The items of a person in the order in which they were added; the cart and what is kept for later. */
  async of(userId: string): Promise<CartItemRow[]> {
    return this.db.rows<CartItemRow & Record<string, unknown>>({
      name: 'cart_items',
      text: `select item, later, case when seen_amount is null then null
               else json_build_object('amount', seen_amount, 'currency', seen_currency) end as seen
             from commerce.cart_item where tenant_id = $1 and user_id = $2 order by added_at, item`,
      values: [currentTenantId(), userId],
    });
  }

  /** Puts items in the cart after those that are in it, also those that were kept for later. */
  async add(userId: string, items: readonly NewCartItem[]): Promise<void> {
    if (items.length > 0) await this.db.batch([insert(userId, items, 'keep')]);
  }

  /** Makes the cart consist of these items. What is kept for later stays, unless it is one of them. */
  async replace(userId: string, items: readonly NewCartItem[]): Promise<void> {
    const outdated = {
      name: 'cart_drop_others',
      text: `delete from commerce.cart_item
             where tenant_id = $1 and user_id = $2 and not later and item <> all($3::uuid[])`,
      values: [currentTenantId(), userId, items.map(({ item }) => item)],
    };
    await this.db.batch(items.length > 0 ? [outdated, insert(userId, items, 'renew')] : [outdated]);
  }

  /** Takes an item out, from the cart and from what is kept for later. */
  async remove(userId: string, items: readonly string[]): Promise<void> {
    await this.db.batch([
      {
        name: 'cart_remove',
        text: `delete from commerce.cart_item where tenant_id = $1 and user_id = $2 and item = any($3::uuid[])`,
        values: [currentTenantId(), userId, items],
      },
    ]);
  }

  /** Moves an item to what is kept for later, or back. Nothing happens to an item that is in neither. */
  async setLater(userId: string, item: string, later: boolean): Promise<void> {
    await this.db.batch([
      {
        name: 'cart_set_later',
        text: `update commerce.cart_item set later = $4 where tenant_id = $1 and user_id = $2 and item = $3`,
        values: [currentTenantId(), userId, item, later],
      },
    ]);
  }
}

/** The order of the request is kept by a microsecond between items. */
const insert = (userId: string, items: readonly NewCartItem[], order: 'keep' | 'renew'): Statement => ({
  name: `cart_insert_${order}`,
  text: `insert into commerce.cart_item as kept (tenant_id, user_id, item, seen_amount, seen_currency, added_at)
         select $1, $2, item, amount, currency, clock_timestamp() + number * interval '1 ms'
         from unnest($3::uuid[], $4::int[], $5::text[]) with ordinality as added (item, amount, currency, number)
         on conflict (tenant_id, user_id, item) do update set later = false${
           order === 'renew' ? ', added_at = excluded.added_at' : ''
         }`,
  values: [
    currentTenantId(),
    userId,
    items.map(({ item }) => item),
    items.map(({ seen }) => seen?.amount ?? null),
    items.map(({ seen }) => seen?.currency ?? null),
  ],
});
