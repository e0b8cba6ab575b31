import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_QUANTITY } from '@bookgrove/contract';
import { AreItems, AreQuantities } from '../pricing/quote-bodies.ts';

const quantity = { message: `A quantity is a whole number from 1 to ${MAX_QUANTITY}.` };

export class CartItemBody {
  /** The id (or slug) of the book for its digital edition, `<book>:print`, `<book>:class_pack` or `<book>:gift` for others, `<course>:course`. */
  @MaxLength(255, { message: 'An item is named by the id of its book.' })
  @IsString({ message: 'An item is named by the id of its book.' })
  item!: string;

  /** How many more printed copies; absent: 1. Others are in a cart once. */
  @IsOptional()
  @IsInt(quantity)
  @Min(1, quantity)
  @Max(MAX_QUANTITY, quantity)
  quantity?: number;
}

export class CartItemsBody {
  @AreItems()
  items!: string[];

  /** How many of each printed book, by its item; absent: 1. */
  @AreQuantities()
  quantities?: Record<string, number>;
}

export class CartQuantityBody {
  @IsInt(quantity)
  @Min(1, quantity)
  @Max(MAX_QUANTITY, quantity)
  quantity!: number;
}
