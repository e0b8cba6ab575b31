import type { BookOnOffer } from '@bookgrove/contract';
import {
  isVisibleTo,
  maySee,
  visibilityScopeOf,
  type BookAccessDetails,
  type Reader,
} from '../books/book-access.rules.ts';

/** The facts about a book that decide whether it is sold. */
export interface OfferFacts extends BookAccessDetails {
  ingestion: string;
  /** It was in the library once. */
  published_at: Date | null;
}

/**
 * Whether a book is sold to this buyer, and what else they may be told of it. A book that left the library keeps the
 * state `withdrawn` for those who could have put it into their cart, but its title is told only to people who may
 * still see it: it may have left because of what it says.
 */
export function offerOf(
  buyer: Reader,
  book: OfferFacts,
  consented: boolean,
): { state: BookOnOffer['state']; described: boolean } {
  const scope = visibilityScopeOf(buyer);
  if (!isVisibleTo(scope, book)) {
    const described = maySee(buyer, book);
    const wasFound =
      book.published_at !== null && isVisibleTo(scope, { ...book, status: 'published', hidden: false });
    return { state: described || wasFound ? 'withdrawn' : 'unknown', described };
  }
  if (book.ingestion !== 'ready') return { state: 'withdrawn', described: true };
  if (book.price_minor === null) return { state: 'free', described: true };
  return { state: consented ? 'ok' : 'no_consent', described: true };
}
