import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
} from 'class-validator';
import { COUNTRIES, MAX_QUANTITY, type Country } from '@bookgrove/contract';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../payments/payment-facts.ts';
import { IsCurrencyCode, upperCase } from '../offers/currency-code.ts';
import { REQUEST_TOKEN } from '../requests/request-token.ts';

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

export class QuoteBody extends PriceQuery {
  @AreItems()
  items!: string[];

  /** How many of each printed book, by its item; absent: 1. */
  @AreQuantities()
  quantities?: Record<string, number>;

  /** A code that lowers the price; letters of any case. */
  @IsOptional()
  @IsString({ message: 'A code is a text.' })
  @MaxLength(64, { message: 'A code has at most 32 letters.' })
  coupon?: string;

  /** Whether the total is rounded up with a donation to a charity; absent: no. */
  @IsOptional()
  @IsBoolean({ message: 'round_up is true or false.' })
  round_up?: boolean;

  /** Whether the buyer also pays the fee of the provider; absent: no. */
  @IsOptional()
  @IsBoolean({ message: 'fee_cover is true or false.' })
  fee_cover?: boolean;

  /** How it will be paid, which decides what a fee cover costs; absent: no fee cover is offered. */
  @IsOptional()
  @IsIn(PAYMENT_PROVIDERS, { message: 'Choose how to pay: stripe, paypal or phonepe.' })
  provider?: PaymentProvider;

  /** Secret of a student's request, for whom the prices are then. */
  @IsOptional()
  @Matches(REQUEST_TOKEN, { message: 'This link is not complete.' })
  request?: string;
}
