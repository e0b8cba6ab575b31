import { IsOptional } from 'class-validator';
import { AreItems } from '../pricing/quote-bodies.ts';

/** The secret of a student's request, as it stands in the link. */
export const REQUEST_TOKEN = /^[\w-]{20,64}$/;

export class CartRequestBody {
  /** What the student wishes; absent: the cart. */
  @IsOptional()
  @AreItems()
  items?: string[];
}
