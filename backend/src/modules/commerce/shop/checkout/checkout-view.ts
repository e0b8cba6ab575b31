import { ApiProperty } from '@nestjs/swagger';

import { Money } from '../../../../platform/http/money.ts';
import { LINE_KINDS, type LineKind } from '../../ledger/posting/line-kind.rules.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../payments/payment-facts.ts';

export class CheckoutProvider {
  @ApiProperty({ enum: PAYMENT_PROVIDERS })
  provider!: PaymentProvider;
  available!: boolean;
  /** Why it is not available, as a sentence; null when it is. */
  reason!: string | null;
}

/** The check against robots. */
export class CheckoutHumanCheck {
  /** Whether this caller must pass it: guests do. */
  needed!: boolean;
  /** Public key of the check; null when this installation has none. */
  site_key!: string | null;
}

/** A child of the buyer, to whom digital books can go. */
export class CheckoutChild {
  id!: string;
  first_name!: string;
  avatar!: string | null;
}

/** What can be chosen at the checkout. */
export class CheckoutOptions {
  currency!: string;
  country!: string | null;
  providers!: CheckoutProvider[];
  /** What the prices say about tax, as a sentence. */
  tax_note!: string;
  /** The rate of tax that prices include, in basis points; 0: none. */
  tax_bps!: number;
  /** Whether something of the caller's cart has to be sent by post; for a visitor's, `ships` of the quote says it. */
  address_needed!: boolean;
  human_check!: CheckoutHumanCheck;
  /** Whether the caller must give an e-mail address: guests, and accounts without one. */
  email_needed!: boolean;
  /** For whom the caller may buy besides themselves; a guardian's linked children. */
  children!: CheckoutChild[];
}

export class CheckoutLine {
  item!: string;
  @ApiProperty({ enum: LINE_KINDS })
  kind!: LineKind;
  title!: string;
  quantity!: number;
  unit_price!: Money;
  /** What a coupon takes off the line. */
  discount!: Money;
  total!: Money;
}

export class CheckoutOrder {
  /** As people read it, such as `BG-7K2M-9QXD`. */
  number!: string;
  /** `paid` when there is nothing to pay. */
  @ApiProperty({ enum: ['pending', 'paid'] })
  status!: 'pending' | 'paid';
  total!: Money;
  lines!: CheckoutLine[];
}

/** A placed order that waits for its payment. */
export class CheckoutPlaced {
  order!: CheckoutOrder;
  /** Where to send the browser: an address of ours, which opens the provider's page; the page of an order with nothing to pay. */
  redirect_url!: string;
}
