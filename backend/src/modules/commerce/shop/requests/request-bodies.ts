import { IsOptional } from 'class-validator';
import { AreItems } from '../pricing/quote-bodies.ts';

export class CartRequestBody {
  /** What the student wishes; absent: the cart. */
  @IsOptional()
  @AreItems()
  items?: string[];
}
