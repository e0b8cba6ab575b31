import type { PaymentProvider } from '../payments/payment-facts.ts';
import { servesCountry } from '../payments/providers/provider-countries.rules.ts';

export const ORDER_STATUSES = [
  'pending',
  'paid',
  'fulfilled',
  'partially_refunded',
  'refunded',
  'cancelled',
  'failed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What can happen to an order; stored in its timeline under these names. */
export const ORDER_EVENTS = [
  'placed',
  'payment_failed',
  'paid',
  'delivered',
  'claimed',
  'cancelled',
  'expired',
  'refund_requested',
  'refunded',
  'refund_failed',
  'refund_reversed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'surplus_paid',
  'surplus_refunded',
  'parcel_changed',
] as const;
export type OrderEventName = (typeof ORDER_EVENTS)[number];

/** What the status of an order with money is derived from. Minor units. */
export interface OrderMoney {
  total: number;
  refunded: number;
  /** Everything that is not paid back has reached the buyer. */
  delivered: boolean;
}

/** Statuses in which the money is ours. */
const WITH_MONEY = ['paid', 'fulfilled', 'partially_refunded'] as const;
const AFTER_PAYMENT = [...WITH_MONEY, 'refunded'] as const;
const UNPAID = ['pending', 'cancelled', 'failed'] as const;

/**
 * The state machine: from which statuses an event is accepted, and the statuses that it leads to. Everything that is not
 * listed is refused. `same`: the status stays.
 */
const TRANSITIONS: Readonly<
  Record<
    Exclude<OrderEventName, 'placed'>,
    { from: readonly OrderStatus[]; to: readonly OrderStatus[] | 'same' }
  >
> = {
  payment_failed: { from: UNPAID, to: 'same' },
  // A payment may succeed after the order was cancelled or had expired.
  paid: { from: UNPAID, to: ['paid'] },
  // Everything that is not paid back has reached the buyer.
  delivered: { from: ['paid', 'partially_refunded'], to: ['fulfilled', 'partially_refunded'] },
  // A guest's purchase joins an account.
  claimed: { from: ['pending', ...AFTER_PAYMENT], to: 'same' },
  cancelled: { from: ['pending'], to: ['cancelled'] },
  expired: { from: ['pending'], to: ['failed'] },
  refund_requested: { from: WITH_MONEY, to: 'same' },
  refunded: { from: WITH_MONEY, to: ['partially_refunded', 'refunded'] },
  refund_failed: { from: AFTER_PAYMENT, to: 'same' },
  refund_reversed: { from: ['partially_refunded', 'refunded'], to: [...WITH_MONEY] },
  dispute_opened: { from: AFTER_PAYMENT, to: 'same' },
  dispute_won: { from: AFTER_PAYMENT, to: 'same' },
  dispute_lost: { from: AFTER_PAYMENT, to: ['partially_refunded', 'refunded'] },
  // A second payment, or one for which nothing can be delivered any more: it is paid back whole.
  surplus_paid: { from: ORDER_STATUSES, to: 'same' },
  surplus_refunded: { from: ORDER_STATUSES, to: 'same' },
  // A parcel was prepared, or went a step further.
  parcel_changed: { from: AFTER_PAYMENT, to: 'same' },
};

/** Whether the event is accepted in this status. */
export const accepts = (event: OrderEventName, status: OrderStatus): boolean =>
  event !== 'placed' && TRANSITIONS[event].from.includes(status);

/** The status of an order that was paid. */
export function statusOfMoney({ total, refunded, delivered }: OrderMoney): OrderStatus {
  if (refunded > 0) return refunded < total ? 'partially_refunded' : 'refunded';
  return delivered ? 'fulfilled' : 'paid';
}

/**
 * The status after an event.
 * @param money as it is after the event
 * @returns null when the event is refused in this status, or would lead where it must not
 */
export function statusAfter(
  status: OrderStatus,
  event: OrderEventName,
  money: OrderMoney,
): OrderStatus | null {
  if (event === 'placed' || !accepts(event, status)) return null;
  const { to } = TRANSITIONS[event];
  if (to === 'same') return status;
  const next = to.length === 1 ? to[0]! : statusOfMoney(money);
  return to.includes(next) ? next : null;
}

export const STAFF_STEPS = ['cancel', 'send', 'refund'] as const;
export const BUYER_STEPS = ['pay', 'cancel', 'claim'] as const;
export type StaffStep = (typeof STAFF_STEPS)[number];
export type BuyerStep = (typeof BUYER_STEPS)[number];

/**
 * What staff can do next. `refundable`: minor units that are neither paid back nor requested; `toSend`: lines with copies
 * that no parcel has.
 */
export const stepsOfStaff = (order: {
  status: OrderStatus;
  refundable: number;
  toSend?: number;
}): StaffStep[] => [
  ...(accepts('cancelled', order.status) ? (['cancel'] as const) : []),
  ...(accepts('parcel_changed', order.status) && (order.toSend ?? 0) > 0 ? (['send'] as const) : []),
  ...(accepts('refund_requested', order.status) && order.refundable > 0 ? (['refund'] as const) : []),
];

/** What the buyer can do next. While a payment is held, the order is neither paid anew nor cancelled. */
export const stepsOfBuyer = (order: {
  status: OrderStatus;
  guest: boolean;
  in_review?: boolean;
}): BuyerStep[] => [
  ...(order.status === 'pending' && !order.in_review ? (['pay', 'cancel'] as const) : []),
  ...(order.guest && accepts('claimed', order.status) ? (['claim'] as const) : []),
];

/** Letters and digits without look-alikes, also when read aloud. 30 of them. */
const NUMBER_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number of an order, such as `BG-7K2M-9QXD`, of eight random whole numbers below 30. */
export function orderNumber(random: readonly number[]): string {
  const signs = random.map((value) => NUMBER_SIGNS[value]);
  return `BG-${signs.slice(0, 4).join('')}-${signs.slice(4, 8).join('')}`;
}
/** How many signs `orderNumber` chooses from. */
export const NUMBER_SIGN_COUNT = NUMBER_SIGNS.length;

/** The number as stored, from what a person typed: small letters, spaces and missing dashes are accepted. */
export function readOrderNumber(text: string): string {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.length === 10 ? `${signs.slice(0, 2)}-${signs.slice(2, 6)}-${signs.slice(6)}` : text;
}

/** How long an order waits for its payment: longer than any page of a provider stays open. */
export const ORDER_LIFE_MS = 25 * 3_600_000;

/**
 * Providers that take a currency from payers of a country, in the order in which they are offered. PayPal takes neither KES nor
 * domestic INR.
 * @param country ISO 3166-1 alpha-2; null while it is not known
 */
export function providersFor(currency: string, country: string | null): PaymentProvider[] {
  const all: PaymentProvider[] =
    currency === 'INR' ? ['phonepe', 'stripe'] : currency === 'KES' ? ['stripe'] : ['stripe', 'paypal'];
  return all.filter((provider) => servesCountry(provider, country));
}
