import { IsIn, IsOptional, IsString } from 'class-validator';
import { Money } from '../../../platform/http/money.ts';
import {
  PAYMENT_PROVIDERS,
  type DeclineReason,
  type PaymentOutcome,
  type PaymentProvider,
} from './payment-facts.ts';

/** A line of what is paid for. */
export class PaidLine {
  title!: string;
  /** Of an order: as what it was bought, or what was paid beside. */
  @IsOptional()
  @IsString()
  kind?: string;
  quantity!: number;
  total!: Money;
}

/** What is paid for, as the page after a payment shows it. */
export class PaidOrder {
  /** What it is: an order of the shop (absent), a donation, or what a sponsor owes for gifts that it doubled. */
  @IsOptional()
  @IsIn(['order', 'donation', 'sponsor'])
  purpose?: 'order' | 'donation' | 'sponsor';
  /** Id of a donation or of a sponsor's payment; absent for an order. */
  id?: string;
  number!: string;
  /** Opens the order without an account (`/trackorder/{number}?key=…`); absent where it is not known. */
  access_token?: string;
  /** `pending`, `paid`, `fulfilled`, `partially_refunded`, `refunded`, `cancelled` or `failed`. */
  status!: string;
  total!: Money;
  lines!: PaidLine[];
}

/** The state of a payment for the person who pays. */
export class PaymentView {
  /** What the page says. It is `paid` only once the provider has confirmed the payment to the server. */
  status!: PaymentOutcome;
  /** Whether money was taken: null while that is not known, false only when the provider has said so. */
  charged!: boolean | null;
  /** Why it was declined; null otherwise. */
  reason!: DeclineReason | null;
  provider!: PaymentProvider;
  amount!: Money;
  /** What is paid for; null when it no longer exists. */
  order!: PaidOrder | null;
  /** Providers with which the same order can be paid now; empty once it is paid. */
  retry!: PaymentProvider[];
}

export class ReadPaymentQuery {
  /** `cancel` on the page to which the provider returns who cancelled: the attempt is then ended. */
  @IsOptional()
  @IsIn(['success', 'cancel', 'failed'])
  returned?: 'success' | 'cancel' | 'failed';
}

export class RetryPaymentBody {
  /** One of `retry` of the payment. */
  @IsIn(PAYMENT_PROVIDERS, { message: 'Please choose stripe, paypal or phonepe.' })
  provider!: PaymentProvider;
}

export class PaymentRedirect {
  /** Address of ours, which opens the provider's page in the browser. */
  redirect_url!: string;
}

/** Whether a text has the form of a payment's token: 256 random bits in base64url. */
export const isPaymentToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
