import { t } from '../../i18n/index.ts';
import { formatMoney } from '../../ui/Money.tsx';
import type { StatusKind } from '../../ui/Status.tsx';
import type { TimelineEntry as Entry } from '../../ui/Timeline.tsx';
import type { Order, TimelineEntry } from './api.ts';

/** The status of an order as a shape and a word. */
export function orderStatus(status: Order['status']): { kind: StatusKind; label: string } {
  switch (status) {
    case 'pending':
      return { kind: 'wait', label: t('Waits for its payment') };
    case 'paid':
      return { kind: 'ok', label: t('Paid') };
    case 'fulfilled':
      return { kind: 'ok', label: t('Delivered') };
    case 'partially_refunded':
      return { kind: 'info', label: t('Partly paid back') };
    case 'refunded':
      return { kind: 'off', label: t('Paid back') };
    case 'cancelled':
      return { kind: 'off', label: t('Cancelled') };
    case 'failed':
      return { kind: 'bad', label: t('Not paid') };
  }
}

const eventTitle = (event: TimelineEntry['event']): string =>
  ({
    placed: t('Order made'),
    payment_failed: t('A payment did not go through'),
    paid: t('Paid'),
    delivered: t('Ready to read'),
    claimed: t('Taken into an account'),
    cancelled: t('Cancelled'),
    expired: t('Not paid in time'),
    refund_requested: t('Refund requested'),
    refunded: t('Paid back'),
    refund_failed: t('The refund did not go through'),
    refund_reversed: t('The bank took the refund back'),
    surplus_paid: t('Paid a second time'),
    surplus_refunded: t('The second payment was paid back'),
    dispute_opened: t('The bank asks about the payment'),
    dispute_won: t('The bank has confirmed the payment'),
    dispute_lost: t('The bank has taken the payment back'),
  })[event];

const WRONG = new Set<TimelineEntry['event']>([
  'payment_failed',
  'expired',
  'refund_failed',
  'refund_reversed',
  'dispute_lost',
]);
const OPEN = new Set<TimelineEntry['event']>(['refund_requested', 'dispute_opened']);

const actorText = ({ kind, name }: TimelineEntry['actor']): string =>
  name ??
  { buyer: t('The buyer'), staff: t('The school'), provider: t('The bank'), system: t('By itself') }[kind];

/** What happened to an order, oldest first; `actors` adds who did it. */
export function orderTimeline(
  { timeline, status }: Pick<Order, 'timeline' | 'status'>,
  actors = false,
): Entry[] {
  const entries = timeline.map(({ event, at, actor, reason, amount }, index): Entry => {
    const newest = index === timeline.length - 1;
    return {
      key: `${at} ${event} ${index}`,
      state: WRONG.has(event) ? 'bad' : OPEN.has(event) && newest ? 'now' : 'done',
      title: amount ? `${eventTitle(event)}: ${formatMoney(amount)}` : eventTitle(event),
      at,
      text: [actors && actorText(actor), reason].filter(Boolean).join('. ') || undefined,
    };
  });
  if (status === 'pending')
    entries.push(
      { key: 'to-pay', state: 'now', title: t('Waits for its payment') },
      { key: 'to-read', state: 'next', title: t('Ready to read') },
    );
  else if (status === 'paid')
    entries.push({ key: 'to-read', state: 'now', title: t('Your books wait for you') });
  return entries;
}
