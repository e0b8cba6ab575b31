import { LANGUAGES, type Country, type Language } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/fields.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../payments/payment-facts.ts';
import { REQUEST_TOKEN } from '../requests/request-token.ts';
import { IsCurrencyCode } from '../offers/currency-code.ts';
import { AreItems, AreQuantities, IsCountryCode } from '../pricing/quote-bodies.ts';

const TOO_LONG = { message: 'Please use at most 120 characters.' };
const TEXT = { message: 'Please enter a text.' };

/** Where printed books are sent. What is missing is told by field. */
export class AddressBody {
  /** Who receives the parcel. */
  @IsOptional()
  @Trimmed()
  @IsString(TEXT)
  @MaxLength(120, TOO_LONG)
  name?: string;

  /** Street and number. */
  @IsOptional()
  @Trimmed()
  @IsString(TEXT)
  @MaxLength(120, TOO_LONG)
  line1?: string;

  @IsOptional()
  @Trimmed()
  @IsString(TEXT)
  @MaxLength(120, TOO_LONG)
  line2?: string;

  @IsOptional()
  @Trimmed()
  @IsString(TEXT)
  @MaxLength(120, TOO_LONG)
  city?: string;

  /** State, county or province. */
  @IsOptional()
  @Trimmed()
  @IsString(TEXT)
  @MaxLength(120, TOO_LONG)
  region?: string;

  @IsOptional()
  @Trimmed()
  @IsString(TEXT)
  @MaxLength(16, { message: 'Please use at most 16 characters.' })
  postcode?: string;

  /** ISO 3166-1 alpha-2: also the country of the order, which decides tax and shipping. */
  @IsCountryCode()
  country!: Country;
}

/** To whom one item of kind `gift` is given. */
export class GiftBody {
  /** Item of the cart: `<book id>:gift`. */
  @IsString({ message: 'item is an item of the cart.' })
  @MaxLength(255, { message: 'item is an item of the cart.' })
  item!: string;

  @Trimmed()
  @IsString({ message: 'Please write the name of the person who gets the gift.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  recipient_name!: string;

  @Trimmed()
  @MaxLength(255, { message: 'Please enter a valid email address' })
  @IsEmailAddress({ message: 'Please enter a valid email address' })
  recipient_email!: string;

  /** Name of the donor, as the recipient reads it. */
  @Trimmed()
  @IsString({ message: 'Please write your name, as the person knows you.' })
  @MaxLength(80, { message: 'Please use at most 80 characters.' })
  sender_name!: string;

  /** Without links, numbers and addresses: a child may read it. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A message is a text.' })
  @MaxLength(500, { message: 'Please use at most 500 characters.' })
  message?: string;

  /** Day on which it is sent, such as `2026-12-24`; absent: as soon as it is paid. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please choose a day.' })
  send_on?: string;
}

export class CheckoutBody {
  /** Required when there is something to pay. */
  @IsOptional()
  @IsIn(PAYMENT_PROVIDERS, { message: 'Choose how to pay: stripe, paypal or phonepe.' })
  provider?: PaymentProvider;

  /** ISO 4217. */
  @IsCurrencyCode()
  currency!: string;

  /** What is bought. Absent: the cart of the caller, or what the student of `request` wishes. */
  @IsOptional()
  @AreItems()
  items?: string[];

  /** How many of each printed book of `items`, by its item; absent: 1. */
  @AreQuantities()
  quantities?: Record<string, number>;

  /** One for each item of kind `gift`. */
  @IsOptional()
  @IsArray({ message: 'gifts is a list.' })
  @ArrayMaxSize(100, { message: 'At most 100 gifts.' })
  @ValidateNested({ each: true })
  @Type(() => GiftBody)
  gifts?: GiftBody[];

  /** Where the order is confirmed. Required for a guest; absent: the address of the account. */
  @IsOptional()
  @Trimmed()
  @MaxLength(255, { message: 'Please enter a valid email address' })
  @IsEmailAddress({ message: 'Please enter a valid email address' })
  email?: string;

  /** Name on the order; absent: that of the account. */
  @IsOptional()
  @Trimmed()
  @IsString({ message: 'A name is a text.' })
  @MaxLength(120, { message: 'Please use at most 120 characters.' })
  name?: string;

  /** ISO 3166-1 alpha-2 of the buyer, which decides the tax; absent: the school's. */
  @IsOptional()
  @IsCountryCode()
  country?: Country;

  /** Where printed books are sent; required when there are some. */
  @IsOptional()
  @ValidateNested({ message: 'An address has a name, lines, a town and a country.' })
  @Type(() => AddressBody)
  address?: AddressBody;

  /** The total that the buyer saw, in minor units of `currency`: another one is refused with the new quote. */
  @IsOptional()
  @IsInt({ message: 'expected_total is a whole number of minor units.' })
  @Min(0, { message: 'expected_total is a whole number of minor units.' })
  expected_total?: number;

  /** A code that lowers the price; refused with 422 `coupon_refused` when it cannot be used. */
  @IsOptional()
  @IsString({ message: 'A code is a text.' })
  @MaxLength(64, { message: 'A code has at most 32 letters.' })
  coupon?: string;

  /** Rounds the total up with a donation to a charity; absent: no. `round_up` of the quote says how much it is. */
  @IsOptional()
  @IsBoolean({ message: 'round_up is true or false.' })
  round_up?: boolean;

  /** The charity to which the round-up goes, among those of the books; absent: the one that gets most from the cart. */
  @IsOptional()
  @IsUUID(undefined, { message: 'round_up_for must be the id of a charity.' })
  round_up_for?: string;

  /** Adds the fee of the provider; absent: no. `fee_cover` of the quote says how much it is. */
  @IsOptional()
  @IsBoolean({ message: 'fee_cover is true or false.' })
  fee_cover?: boolean;

  /** Secret of the student's request that is answered. */
  @IsOptional()
  @Matches(REQUEST_TOKEN, { message: 'This link is not complete.' })
  request?: string;

  /** The buyer's child who gets the digital books: one of `children` of the options. Not with `request`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose one of your children.' })
  for_child?: string;

  /** Number of the order that waits for its payment (409 `order_open`), to pay that one. */
  @IsOptional()
  @IsString()
  @MaxLength(32)
  continue_order?: string;

  /** Language of the order's e-mails. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'Choose one of the languages of the site.' })
  language?: Language;

  /** Token of the check against robots; required for guests. */
  @IsOptional()
  @IsString()
  @MaxLength(2048)
  turnstile_token?: string;
}
