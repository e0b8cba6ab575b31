import { ApiProperty } from '@nestjs/swagger';
import { LINE_STATES, type LineState } from '../pricing/line.rules.ts';
import { CartLine, CartQuote } from '../pricing/quote-view.ts';

/** An item that was not put in the cart. */
export class DroppedItem {
  /** As it was sent. */
  item!: string;
  /** Empty for an unknown item. */
  title!: string;
  @ApiProperty({ enum: LINE_STATES })
  state!: LineState;
  /** Why, as a sentence. */
  reason!: string;
}

/** The cart of the caller. */
export class Cart extends CartQuote {
  /** Kept for later: not in `items`, `count` and `total`. */
  later!: CartLine[];
  /** What this request did not put in the cart; empty after a read. */
  dropped!: DroppedItem[];
}

/** What came of the items of a browser at sign-in. */
export class MergedCart {
  cart!: Cart;
  /** Ids of items that were put in the cart. */
  added!: string[];
  /** Ids of items that were in it already. */
  present!: string[];
  dropped!: DroppedItem[];
}
