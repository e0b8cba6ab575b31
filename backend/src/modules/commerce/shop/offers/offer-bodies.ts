import { ApiProperty } from '@nestjs/swagger';
import { OFFER_KINDS, type OfferKind } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { IsCurrencyCode } from './currency-code.ts';

/** The highest price in minor units, as in the catalogue. */
const MAX_PRICE = 10_000_000;
const amount = { message: 'A price is a whole number of the smallest coins, from 1 to 10,000,000.' };

export class OfferPriceBody {
  /** Integer minor units. */
  @IsInt(amount)
  @Min(1, amount)
  @Max(MAX_PRICE, amount)
  amount!: number;

  @IsCurrencyCode()
  currency!: string;
}

const OTHER_KINDS = OFFER_KINDS.filter((kind) => kind !== 'digital');
const stock = {
  message: 'A stock is a whole number of copies, from 0 to 100,000. Leave it empty for no limit.',
};
const seats = { message: 'A class pack is for 2 to 200 readers.' };

/** What a book costs in one kind, in place of what it cost before. */
export class KindOfferBody {
  @ApiProperty({ enum: OTHER_KINDS })
  @IsIn(OTHER_KINDS, { message: 'Choose print, class_pack or gift.' })
  kind!: OfferKind;

  /** None: it is not sold in this kind any more. */
  @IsArray({ message: 'prices is a list.' })
  @ArrayMaxSize(20, { message: 'At most 20 currencies.' })
  @ValidateNested({ each: true, message: 'A price has an amount and a currency.' })
  @Type(() => OfferPriceBody)
  prices!: OfferPriceBody[];

  /** Of print: copies that can be sold from now on. Absent or null: as many as are asked for. */
  @IsOptional()
  @IsInt(stock)
  @Min(0, stock)
  @Max(100_000, stock)
  stock?: number | null;

  /** The stock that the caller saw. When it is another one meanwhile, 409 `stock_changed` and nothing is stored. */
  @IsOptional()
  @IsInt(stock)
  stock_seen?: number | null;

  /** Of class packs: readers of one pack. */
  @IsOptional()
  @IsInt(seats)
  @Min(2, seats)
  @Max(200, seats)
  seats?: number | null;
}

/** Prices of a book beside its list price. */
export class BookOffersBody {
  @IsArray({ message: 'prices is a list.' })
  @ArrayMaxSize(20, { message: 'At most 20 currencies.' })
  @ValidateNested({ each: true, message: 'A price has an amount and a currency.' })
  @Type(() => OfferPriceBody)
  prices!: OfferPriceBody[];

  /** Other kinds, each in place of what it was; kinds that are absent stay as they are. */
  @IsOptional()
  @IsArray({ message: 'kinds is a list.' })
  @ArrayMaxSize(3, { message: 'At most 3 kinds.' })
  @ValidateNested({ each: true, message: 'An offer has a kind and prices.' })
  @Type(() => KindOfferBody)
  kinds?: KindOfferBody[];
}
