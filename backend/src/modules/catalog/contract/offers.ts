import type { BookOnOffer } from '@bookgrove/contract';
import { Query } from '@nestjs/cqrs';

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
