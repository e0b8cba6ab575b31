import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateNested } from 'class-validator';
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

/** Prices of a book beside its list price. */
export class BookOffersBody {
  @IsArray({ message: 'prices is a list.' })
  @ArrayMaxSize(20, { message: 'At most 20 currencies.' })
  @ValidateNested({ each: true, message: 'A price has an amount and a currency.' })
  @Type(() => OfferPriceBody)
  prices!: OfferPriceBody[];
}
