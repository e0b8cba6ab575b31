import { ApiProperty } from '@nestjs/swagger';
import { ITEM_KINDS, type ItemKind } from '@bookgrove/contract';
import { Money } from '../../../../platform/http/money.ts';
import { COUPON_REFUSALS, type CouponRefusal } from '../coupons/coupon.rules.ts';
import { LINE_STATES, type LineState } from './line.rules.ts';

/** How a price is divided: the parts add up to it. */
export class LineSplit {
  charity!: Money;
  /** All that is not the charity's: the people who made the book, the school, the platform. */
  making!: Money;
  /** The charity's share in basis points. */
  charity_bps!: number;
}

/** The tax that a price includes. */
export class LineTax {
  amount!: Money;
  /** The rate in basis points. */
  bps!: number;
}

export class CharityProjectOfLine {
  id!: string;
  slug!: string;
  title!: string;
}

/** A charity that gets a part of what is paid. */
export class CharityOfLine {
  id!: string;
  slug!: string;
  name!: string;
  /** The project for which the part is meant; null: the charity as a whole. */
  project!: CharityProjectOfLine | null;
}

/** One item of a cart or quote, with its price of now. */
export class CartLine {
  /** The id of the book for its digital edition, `<book id>:<kind>` for others, `<course id>:course`; for an unknown item what was sent. */
  item!: string;
  @ApiProperty({ enum: ITEM_KINDS })
  kind!: ItemKind;
  /** Empty for an unknown item. */
  title!: string;
  /** Address of the page of the book or course; null for an unknown item. */
  slug!: string | null;
  authors!: string[];
  /** Address of the cover; null without one. */
  image!: string | null;
  /** More than 1 of printed books only, at most 99. */
  quantity!: number;
  /** Of one. Tax included; null for students, and for an item that cannot be bought in this currency. */
  unit_price!: Money | null;
  /** What a coupon takes off the line; null without a price. */
  discount!: Money | null;
  /** Of all of the line: `quantity` times `unit_price` without the discount; null without a price. */
  total!: Money | null;
  /** Price of one when it was put in the cart, if it has changed since. */
  price_before!: Money | null;
  /** Who gets the charity's part; null while no charity is named. */
  charity!: CharityOfLine | null;
  /** How `total` is divided; null without a price. */
  split!: LineSplit | null;
  /** Null without a price. */
  tax!: LineTax | null;
  /** Currencies in which this item can be bought. */
  currencies!: string[];
  /** Printed copies that are left; null: as many as are asked for. */
  stock!: number | null;
  /** Readers of a class pack; null for other kinds. */
  seats!: number | null;
  @ApiProperty({ enum: LINE_STATES })
  state!: LineState;
  /** Why it cannot be bought, as a sentence; null when it can. */
  reason!: string | null;
}

/** What sending the printed books of a cart costs. */
export class QuoteShipping {
  /** For all of them, tax included. */
  price!: Money;
  tax!: LineTax;
  /** The country of the buyer for which this is the price, ISO 3166-1 alpha-2. */
  country!: string | null;
}

/** What a buyer can pay beside the order. */
export class QuoteExtra {
  price!: Money;
  /** Whether `total` includes it: only when it was asked for. */
  chosen!: boolean;
}

/** A donation that rounds the total up. */
export class QuoteRoundUp extends QuoteExtra {
  /** Who gets it; null while nobody is named. */
  @ApiProperty({ type: CharityOfLine, nullable: true })
  charity!: CharityOfLine | null;
  /** The charities of the books: what may be stated as `round_up_for`. */
  choices!: CharityOfLine[];
}

/** A code that was given, with what came of it. */
export class QuoteCoupon {
  /** As it is stored: in capital letters. */
  code!: string;
  /** `applied`, or why it is not. */
  @ApiProperty({ enum: ['applied', ...COUPON_REFUSALS] })
  state!: 'applied' | CouponRefusal;
  /** Why it is not applied, as a sentence; null when it is. */
  reason!: string | null;
  /** What it takes off all lines together. */
  discount!: Money;
}

/** Items with the prices of now. */
export class CartQuote {
  /** Ids of the items. */
  items!: string[];
  /** Whether something has to be sent by post. */
  ships!: boolean;
  count!: number;
  lines!: CartLine[];
  /** Null when nothing is sent by post, and for students. */
  shipping!: QuoteShipping | null;
  /** Null without a code, and for students. */
  coupon!: QuoteCoupon | null;
  /** A donation that rounds the total up; null when there is nothing to pay, and for students. */
  round_up!: QuoteRoundUp | null;
  /** What the provider is expected to keep; null without a provider whose fee is known, and for students. */
  fee_cover!: QuoteExtra | null;
  /** Sum of the lines that can be bought, of shipping and of the chosen extras; null for students. */
  total!: Money | null;
  /** The tax that `total` includes; null for students. */
  tax_total!: Money | null;
  /** Currency of the prices; null for students. */
  currency!: string | null;
  /** Currencies in which all lines that are for sale can be bought. */
  currencies!: string[];
  /** Whether there is something to pay for, and every line can be bought. */
  can_pay!: boolean;
}
