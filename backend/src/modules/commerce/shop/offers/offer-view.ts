import { Money } from '../../../../platform/http/money.ts';

/** What a book costs in each currency. */
export class BookOffers {
  book!: string;
  title!: string;
  /** The price of the catalogue, which needs no offer; null for a free book. */
  list_price!: Money | null;
  /** Prices in other currencies, or in place of the list price in its own. */
  prices!: Money[];
  /** The lowest price that can be charged, by currency. */
  minimum!: Money[];
}
