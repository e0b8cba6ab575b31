import type { CharityOfBook } from '../book-details.ts';

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
  /** Who gets it; null while no charity is named. */
  charity: CharityOfBook | null;
  /** Slugs of its categories, and of those above them. */
  categories: string[];
  /** `ok`, or why it is not sold: not found by this reader, free, withdrawn, or without the family's consent to sale. */
  state: 'ok' | 'unknown' | 'free' | 'withdrawn' | 'no_consent';
  /** The buyer owns it already. */
  owned: boolean;
  /** Students and other people who made it; empty for books of outside authors. */
  maker_ids: string[];
  /** The school that made it, or the platform. */
  made_by_tenant: string;
}
