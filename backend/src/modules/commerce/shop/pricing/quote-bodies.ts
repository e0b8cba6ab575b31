import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { COUNTRIES, type Country } from '@bookgrove/contract';
import { IsCurrencyCode, upperCase } from '../offers/currency-code.ts';

/** The most items of a request. */
const MAX_ITEMS = 100;

/** A country of ISO 3166-1 alpha-2, in letters of any case. */
export const IsCountryCode = (): PropertyDecorator => (target, member) => {
  upperCase(target, member);
  IsIn(COUNTRIES, { message: 'Choose a country from the list.' })(target, member);
};

/** Items by id (or slug) of their book. Repeated ones count once. */
export const AreItems = (): PropertyDecorator => (target, member) => {
  MaxLength(255, { each: true, message: 'Items are named by the id of their book.' })(target, member);
  IsString({ each: true, message: 'Items are named by the id of their book.' })(target, member);
  ArrayMaxSize(MAX_ITEMS, { message: `At most ${MAX_ITEMS} items.` })(target, member);
  IsArray({ message: 'items is a list.' })(target, member);
};

export class PriceQuery {
  /** ISO 4217; absent: the school's currency, or else one in which everything can be bought. */
  @IsOptional()
  @IsCurrencyCode()
  currency?: string;

  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
  @IsOptional()
  @IsCountryCode()
  country?: Country;
}

export class QuoteBody extends PriceQuery {
  @AreItems()
  items!: string[];
}
