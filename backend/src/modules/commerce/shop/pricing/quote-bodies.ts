import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { COUNTRIES, MAX_QUANTITY, type Country } from '@bookgrove/contract';
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

/** Quantities by item: whole numbers from 1 to 99. What is named for other kinds than printed books is not heeded. */
export const AreQuantities = (): PropertyDecorator => (target, member) => {
  IsOptional()(target, member);
  ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'integer', minimum: 1, maximum: MAX_QUANTITY },
  })(target, member);
  ValidateBy({
    name: 'areQuantities',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length <= MAX_ITEMS &&
        Object.values(value).every(isQuantity),
      defaultMessage: () => `A quantity is a whole number from 1 to ${MAX_QUANTITY}.`,
    },
  })(target, member);
};

const isQuantity = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

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
