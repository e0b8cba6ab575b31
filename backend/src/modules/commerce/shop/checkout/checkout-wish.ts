import type { Language } from '@bookgrove/contract';
import type { Principal } from '../../../../platform/context.ts';
import type { PaymentProvider } from '../../payments/payment-facts.ts';
import type { AddressWish } from '../shipping/shipping.rules.ts';
import type { WishedGift } from './gifts-of-checkout.ts';

/** A checkout as the route received it. */
export interface CheckoutWish {
  person: Principal | null;
  /** Of a guest: the browser, the page and the token of the check against robots. */
  guest: { token: string | null; address: string; hostname: string; humanToken: string | null };
  /** Null when there is nothing to pay. */
  provider: PaymentProvider | null;
  /** A code that lowers the price. */
  coupon: string | null;
  /** Whether the buyer rounds up the total for a charity, and pays the provider's fee. */
  round_up: boolean;
  /** Id of the charity of a book in the cart to which the round-up goes; null: the one that gets most from the cart. */
  round_up_for: string | null;
  fee_cover: boolean;
  currency: string;
  /** Null: the cart, or what the student of `request` wishes. */
  items: string[] | null;
  /** How many of each printed book of `items`. */
  quantities: Record<string, number> | null;
  /** Of the items of kind `gift`. */
  gifts: WishedGift[];
  email: string | null;
  name: string | null;
  country: string | null;
  /** Where printed books are sent. */
  address: AddressWish | null;
  expected_total: number | null;
  /** Secret of a student's request. */
  request: string | null;
  /** The buyer's child who gets the digital books. */
  for_child: string | null;
  /** Number of the open order that is to be paid. */
  continue_order: string | null;
  language: Language;
  files: string;
}

export interface BuyerOfOrder {
  id: string | null;
  email: string;
  name: string | null;
}
