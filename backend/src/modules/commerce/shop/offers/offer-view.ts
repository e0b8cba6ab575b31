import { ApiProperty } from '@nestjs/swagger';
import { OFFER_KINDS, type OfferKind } from '@bookgrove/contract';
import { Money } from '../../../../platform/http/money.ts';

/** What a book costs in one kind other than the digital one. */
export class KindOffer {
  @ApiProperty({ enum: OFFER_KINDS })
  kind!: OfferKind;
  prices!: Money[];
  /** Printed copies that can still be sold, without those that orders have reserved; null: as many as are asked for. */
  stock!: number | null;
  /** Readers of one class pack; null for other kinds. */
  seats!: number | null;
}

/** What a book costs in each currency. */
export class BookOffers {
  book!: string;
  title!: string;
  /** The price of the catalogue, which needs no offer; null for a free book. */
  list_price!: Money | null;
  /** Prices in other currencies, or in place of the list price in its own. */
  prices!: Money[];
  /** What it is offered as beside the digital book. */
  kinds!: KindOffer[];
  /** Kinds that can be offered here beside the digital book. */
  @ApiProperty({ enum: OFFER_KINDS, isArray: true })
  possible_kinds!: OfferKind[];
  /** The lowest price that can be charged, by currency. */
  minimum!: Money[];
}
