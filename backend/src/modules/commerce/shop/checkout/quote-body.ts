import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../payments/payment-facts.ts';
import { AreItems, AreQuantities, PriceQuery } from '../pricing/quote-bodies.ts';
import { REQUEST_TOKEN } from '../requests/request-token.ts';

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

  /** The charity to which the round-up goes, among those of the books; absent: the one that gets most from the cart. */
  @IsOptional()
  @IsUUID(undefined, { message: 'round_up_for must be the id of a charity.' })
  round_up_for?: string;

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

  /** The buyer's child who gets the digital books: one of `children` of the options. Not with `request`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Choose one of your children.' })
  for_child?: string;
}
