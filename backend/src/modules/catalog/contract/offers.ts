import { Query } from '@nestjs/cqrs';

/** A book with a price, for the shop of the running school. */
export interface BookOnOffer {
  id: string;
  slug: string;
  title: string;
  authors: string[];
  /** Address of the cover; null without one. */
  cover: string | null;
  /** Price as stated on the book page, minor units; null for a book that is free. */
  price: { amount: number; currency: string } | null;
  /** The charity's share of the price in basis points. */
  charity_bps: number;
  /** `ok`, or why it is not sold: not found by this reader, free, withdrawn, or without the family's consent to sale. */
  state: 'ok' | 'unknown' | 'free' | 'withdrawn' | 'no_consent';
  /** The buyer owns it already. */
  owned: boolean;
  /** Students and other people who made it; empty for books of outside authors. */
  maker_ids: string[];
  /** The school that made it, or the platform. */
  made_by_tenant: string;
}

/**
 * Books by id or slug (at most 100) as this reader may buy them, in the order of `books`; a book that they do not find
 * has the state `unknown`. A book that was merged into another one is that one, with its id. A `withdrawn` book has no
 * title and price for people who may not see it any more.
 */
export class GetBooksOnOffer extends Query<BookOnOffer[]> {
  constructor(
    readonly books: string[],
    /** Null for a visitor. */
    readonly buyerId: string | null,
    /** Base address of the book origin for covers (`filesOrigin`); empty outside of a request. */
    readonly files = '',
  ) {
    super();
  }
}
