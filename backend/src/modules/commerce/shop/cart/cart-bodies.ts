import { IsString, MaxLength } from 'class-validator';
import { AreItems } from '../pricing/quote-bodies.ts';

export class CartItemBody {
  /** The id (or slug) of the book. */
  @MaxLength(255, { message: 'An item is named by the id of its book.' })
  @IsString({ message: 'An item is named by the id of its book.' })
  item!: string;
}

export class CartItemsBody {
  @AreItems()
  items!: string[];
}
