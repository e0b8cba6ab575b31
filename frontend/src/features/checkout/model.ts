import { giftPath, sponsorPaymentPath, trackOrderPath } from '../../app/paths.ts';
import { t } from '../../i18n/index.ts';
import type { PaymentView } from './api.ts';

/** What the page after a payment shows. */
export type ResultScreen = 'waiting' | 'late' | 'thanks' | 'failed' | 'review' | 'refunded';

/** How long the page asks for news by itself, in milliseconds. */
export const ASKS_FOR = 3 * 60_000;
const FIRST = 2_000;
const LONGEST = 15_000;

/**
 * Milliseconds until the page asks again after `asked` answers, `elapsed` milliseconds after it was opened: 2 seconds at
 * first, at most 15, for three minutes. Null: no more.
 */
export function nextAsk(asked: number, elapsed: number): number | null {
  if (elapsed >= ASKS_FOR) return null;
  return Math.min(FIRST * 1.5 ** Math.max(0, asked - 1), LONGEST);
}

/** Whether the state can still change without the buyer: also a declined payment may turn out to be paid. */
export const mayChange = (status: PaymentView['status']): boolean =>
  status !== 'paid' && status !== 'refunded';

/**
 * The screen for a payment. The address to which the provider returned the browser proves nothing: only the server's
 * status decides, so a payment that succeeds late shows as paid on every address.
 */
export function screenOf(status: PaymentView['status'], stopped: boolean): ResultScreen {
  switch (status) {
    case 'paid':
      return 'thanks';
    case 'confirming':
      return stopped ? 'late' : 'waiting';
    case 'review':
    case 'refunded':
      return status;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return 'failed';
  }
}

/** Whether it is a gift, or what a sponsor adds to gifts, and no order. */
export const isGiving = ({ order }: Pick<PaymentView, 'order'>): boolean =>
  order?.purpose === 'donation' || order?.purpose === 'sponsor';

/** The page of what was paid for, for whoever paid; null where it is not known. */
export function pathOfPaid(order: PaymentView['order']): string | null {
  if (!order) return null;
  const { purpose, id, number, access_token: key } = order;
  if (purpose === 'donation') return id ? giftPath(id, key) : null;
  if (purpose === 'sponsor') return id ? sponsorPaymentPath(id, key) : null;
  return trackOrderPath(number, key);
}

/** What happened, in plain words. */
export function reasonOf({ status, reason }: Pick<PaymentView, 'status' | 'reason'>): string {
  if (status === 'cancelled') return t('The payment was stopped before it finished. It happens.');
  if (status === 'expired') return t('The payment page was open for too long and closed itself.');
  switch (reason) {
    case 'insufficient_funds':
      return t('There was not enough money in the account.');
    case 'card_declined':
      return t('The bank did not accept the card. It does not tell us why.');
    case 'card_expired':
      return t('The card is too old.');
    case 'wrong_details':
      return t('A number of the card was not right.');
    case 'not_authenticated':
      return t('The bank could not confirm that it was you.');
    case 'limit_exceeded':
      return t('The amount is above a limit of the card or the account.');
    case 'not_accepted':
      return t('This card or account cannot be used for this payment.');
    case 'unavailable':
      return t('The bank could not be reached.');
    default:
      return t('The payment was not accepted.');
  }
}

/** Whether money moved. “No” only when the provider has said so. */
export function chargedText(charged: PaymentView['charged']): string {
  if (charged === false)
    return t('No. If your bank shows the amount as waiting, it goes away in a few days.');
  if (charged === true)
    return t('Yes, and it comes back to you. We write to you as soon as it is on its way.');
  return t('We do not know yet. We are asking, and you will not be charged twice.');
}
