import { IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { AreItems } from '../pricing/quote-bodies.ts';

export class CartRequestBody {
  /** What the student wishes; absent: the cart. */
  @IsOptional()
  @AreItems()
  items?: string[];

  /**
   * Who is asked: the id of one of `GET /cart-requests/grown-ups/`, or `code` for a link that the student shows. Absent:
   * all of them.
   */
  @IsOptional()
  @ValidateIf(({ to }: CartRequestBody) => to !== 'code')
  @IsUUID(undefined, { message: 'Choose one of your grown-ups, or show a code.' })
  to?: string;
}
