import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';

/** One line of an order, with everything frozen at the time of sale. Amounts are minor units of the order's currency. */
export interface OrderLineDraft {
  /** Item of the cart: the id of the book for its digital edition. */
  item: string;
  kind: 'digital';
  book_id: string;
  title: string;
  authors: string[];
  quantity: number;
  /** Price of one, tax included, as the buyer sees it. */
  unit_price: number;
  /** All of the line, tax included. */
  total: number;
  /** The part of `total` that is tax, and its rate in basis points. */
  tax: number;
  tax_bps: number;
  /** The charity's share of `total`, and who is meant; null while no charity is named. */
  charity_bps: number;
  charity_id: string | null;
  /** The version of the rules by which the rest is divided (`RoyaltyRules.current`). */
  rule_id: string;
  /** Students and other people who made the book: whose sale it counts as. */
  maker_ids: string[];
  /** The school that made it; the platform's id for its books. */
  made_by_tenant: string;
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
  language: string;
  /** ISO 3166-1 alpha-2, which decided the tax. */
  country: string | null;
}

/** Orders of the running school. */
@Injectable()
export class Orders {
  /**
   * Stores a new order that waits for its payment, or one that is paid at once when its total is zero.
   * `access_token` opens it without an account (`/trackorder/{number}?key=…`).
   */
  place(_tx: Tx, _draft: OrderDraft): Promise<{ id: string; number: string; access_token: string }> {
    throw new Error('not built');
  }
}
