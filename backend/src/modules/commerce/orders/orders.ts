import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import type { LineKind } from '../ledger/posting/line-kind.rules.ts';
import type { GiftDetails } from './claim-codes/gift.rules.ts';
import { Gifts } from './claim-codes/gifts.ts';
import { OrderExpiryDue } from './order-expiry-due.ts';
import { OrderKeys } from './order-keys.ts';
import { NUMBER_SIGN_COUNT, ORDER_LIFE_MS, orderNumber } from './order.rules.ts';
import { OrderWriter } from './order-writer.ts';
import { PaidOrders } from './paid-orders.ts';
import type { ShippingAddress } from './parcels/shipping-address.ts';
import { Stock } from './parcels/stock.ts';

/** One line of an order, with everything frozen at the time of sale. Amounts are minor units of the order's currency. */
export interface OrderLineDraft {
  /** Item of the cart: the id of the book for its digital edition, `<book id>:<kind>` for others, `<course id>:course`. */
  item: string;
  kind: LineKind;
  /** Null for a line that is no book. */
  book_id: string | null;
  /** Of a line of the kind `course`. */
  course_id?: string | null;
  title: string;
  authors: string[];
  quantity: number;
  /** Price of one, tax included, as the buyer sees it. */
  unit_price: number;
  /** What a coupon takes off the line; absent: nothing. */
  discount?: number;
  /** All of the line without the discount, tax included. */
  total: number;
  /** The part of `total` that is tax, and its rate in basis points. */
  tax: number;
  tax_bps: number;
  /** The charity's share of `total`, and who is meant; null while no charity is named. */
  charity_bps: number;
  charity_id: string | null;
  /** The project of the charity; null: the charity as a whole. */
  project_id: string | null;
  /** The version of the rules by which the rest is divided (`RoyaltyRules.current`). */
  rule_id: string;
  /** Students and other people who made the book: whose sale it counts as. */
  maker_ids: string[];
  /** The school that made it; the platform's id for its books. */
  made_by_tenant: string;
  /** Readers of a class pack. */
  seats?: number | null;
  /** To whom a gift is given. */
  gift?: GiftDetails;
}

export interface OrderDraft {
  /** Null for a guest. */
  buyer_id: string | null;
  email: string;
  name: string | null;
  /** Who may read; null for a guest, whose grants wait until the purchase is claimed. */
  reader_id: string | null;
  currency: string;
  lines: OrderLineDraft[];
  total: number;
  /** The part of `total` that covers the provider's fee: that of its line of kind `fee_cover`; absent: nothing. */
  fee_cover_minor?: number;
  /** Code of the coupon that lowered it. */
  coupon_code?: string | null;
  language: string;
  /** ISO 3166-1 alpha-2, which decided the tax. */
  country: string | null;
  /** Where printed books are sent; absent when nothing is. */
  ship_to?: ShippingAddress | null;
}

/** Orders of the running school. */
@Injectable()
export class Orders {
  constructor(
    private readonly clock: Clock,
    private readonly gifts: Gifts,
    private readonly keys: OrderKeys,
    private readonly outbox: Outbox,
    private readonly paid: PaidOrders,
    private readonly stock: Stock,
    private readonly writer: OrderWriter,
  ) {}

  /**
   * Stores a new order that waits for its payment, or one that is paid at once when its total is zero.
   * `access_token` opens it without an account (`/trackorder/{number}?key=…`).
   * @throws Error for no lines, or a total that is not the sum of the lines
   * @throws AppError conflict `out_of_stock` when there are too few printed copies
   */
  async place(tx: Tx, draft: OrderDraft): Promise<{ id: string; number: string; access_token: string }> {
    const sum = draft.lines.reduce((all, { total }) => all + total, 0);
    if (draft.lines.length === 0 || sum !== draft.total)
      throw new Error(
        `An order of ${draft.lines.length} lines of ${sum} in all, with a total of ${draft.total}`,
      );
    const tenant_id = currentTenantId();
    const id = newId();
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + ORDER_LIFE_MS);
    const key_seed = this.keys.newSeed();
    const { lines, ship_to, ...head } = draft;
    const order = {
      tenant_id,
      id,
      ...head,
      ...(ship_to && { ship_to: { ...ship_to } }),
      tax: lines.reduce((all, { tax }) => all + tax, 0),
      key_seed,
      expires_at,
      created_at: now,
    };
    const number = await this.store(tx, order);
    const stored = lines.map((line, position) => ({
      tenant_id,
      id: newId(),
      order_id: id,
      position,
      ...line,
    }));
    await tx.orderLine.createMany({ data: stored.map(({ gift: _gift, ...line }) => line) });
    for (const { gift, id: line_id } of stored)
      if (gift) await this.gifts.save(tx, { tenant_id, order_id: id, line_id }, gift, draft.language);
    if (
      !(await this.stock.reserve(
        tx,
        stored.map((line) => ({ ...line, stock_held: 0 })),
      ))
    )
      throw new AppError('conflict', 'out_of_stock', 'There are not as many printed copies left.');
    await this.writer.placed(tx, order);
    if (draft.total === 0) await this.paid.settle(tx, await this.writer.lock(tx, id), null);
    else await this.outbox.add(tx, OrderExpiryDue, { order_id: id }, { at: expires_at });
    return { id, number, access_token: this.keys.of(key_seed) };
  }

  /** Stores the order under a number that no other one of the school has. */
  private async store(tx: Tx, order: Omit<Prisma.SalesOrderCreateManyInput, 'number'>): Promise<string> {
    for (;;) {
      const number = orderNumber(Array.from({ length: 8 }, () => randomInt(NUMBER_SIGN_COUNT)));
      const { count } = await tx.salesOrder.createMany({
        data: [{ ...order, number }],
        skipDuplicates: true,
      });
      if (count === 1) return number;
    }
  }
}
