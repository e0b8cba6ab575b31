import { locale, t } from '../../i18n/index.ts';
import { formatMoney } from '../../ui/Money.tsx';
import type { StatusKind } from '../../ui/Status.tsx';
import type { TimelineEntry as Entry } from '../../ui/Timeline.tsx';
import type { GivenToClass, Order, OrderParcel, TimelineEntry } from './api.ts';

/** As what a line was bought; nothing for what is no book, such as postage. */
export function kindOfLine(kind: string): string | undefined {
  switch (kind) {
    case 'digital':
      return t('To read on the screen');
    case 'print':
      return t('Printed on paper');
    case 'class_pack':
      return t('For a class');
    case 'gift':
      return t('As a gift');
    case 'course':
      return t('Course');
    default:
      return undefined;
  }
}

/** What is paid beside the books and courses of an order. */
const BESIDES: readonly string[] = ['shipping', 'donation', 'fee_cover'];

/** The heading of an order that is paid: what becomes of what was bought, by its kinds. */
function paidTitle({
  status,
  lines,
  parcels,
}: Pick<Order, 'lines' | 'parcels'> & { status: 'fulfilled' | 'paid' }): string {
  const kinds = new Set(lines.map(({ kind }) => kind));
  for (const extra of BESIDES) kinds.delete(extra);
  const bought = lines.filter(({ kind }) => !BESIDES.includes(kind)).length;
  const isDone = status === 'fulfilled';
  const only = kinds.size === 1 ? [...kinds][0] : undefined;
  if (only === 'gift') return isDone ? t('Your gift is sent') : t('Your gift waits for its day');
  if (only === 'class_pack') return t('The code for your class is ready');
  if (kinds.has('print')) {
    if (isDone) return only ? t('Your books have arrived') : t('Your order is complete');
    return parcels.some(({ shipped_at: left }) => left)
      ? t('Your books are on their way to you')
      : t('Your books are being packed');
  }
  if (only === 'course')
    return isDone
      ? t('{count, plural, one {Your course is} other {Your courses are}} ready', { count: bought })
      : t('{count, plural, one {Your course waits} other {Your courses wait}} for you', { count: bought });
  if (only === 'digital') return isDone ? t('Your books are ready to read') : t('Your books wait for you');
  return isDone ? t('Your order is complete') : t('Your order is paid');
}

/** What an order is about now, as the heading of its page. */
export function orderTitle(
  order: Pick<Order, 'status' | 'lines' | 'parcels'> & { in_review?: boolean },
): string {
  const { status } = order;
  if (order.in_review) return t('We look at your payment ourselves');
  switch (status) {
    case 'fulfilled':
    case 'paid':
      return paidTitle({ ...order, status });
    case 'pending':
      return t('Your order waits for its payment');
    case 'partially_refunded':
      return t('A part of your order was paid back');
    case 'refunded':
      return t('Your money was paid back');
    case 'cancelled':
      return t('Your order is cancelled');
    case 'failed':
      return t('Your order was not paid');
  }
}

/** The status of an order as a shape and a word; `inReview`: a payment of it is held. */
export function orderStatus(status: Order['status'], inReview = false): { kind: StatusKind; label: string } {
  if (inReview) return { kind: 'wait', label: t('Its payment is being reviewed') };
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
    parcel_changed: t('Parcel'),
  })[event];

/** The status of a parcel as a shape and a word. */
export function parcelStatus(status: OrderParcel['status']): { kind: StatusKind; label: string } {
  switch (status) {
    case 'pending':
      return { kind: 'wait', label: t('Being prepared') };
    case 'packed':
      return { kind: 'wait', label: t('Packed') };
    case 'shipped':
      return { kind: 'info', label: t('On its way') };
    case 'in_transit':
      return { kind: 'info', label: t('With the carrier') };
    case 'out_for_delivery':
      return { kind: 'info', label: t('Comes today') };
    case 'delivered':
      return { kind: 'ok', label: t('Arrived') };
    case 'delayed':
      return { kind: 'wait', label: t('Late') };
    case 'attempt_failed':
      return { kind: 'bad', label: t('Nobody was at home') };
    case 'lost':
      return { kind: 'bad', label: t('Lost') };
    case 'returned':
      return { kind: 'off', label: t('Came back to us') };
    case 'cancelled':
      return { kind: 'off', label: t('Not sent') };
  }
}

/** How an order reaches the buyer: some by post, all on the screen, as courses, or as codes and gifts. */
type Delivered = 'print' | 'digital' | 'course' | 'other';

const deliveredAs = ({ lines, ship_to: sent }: Pick<Order, 'lines' | 'ship_to'>): Delivered =>
  sent ? 'print' : (onlyKindOf(lines, ['digital', 'course']) ?? 'other');

const onlyKindOf = <K extends string>(
  lines: readonly Pick<Order['lines'][number], 'kind'>[],
  kinds: readonly K[],
): K | undefined => kinds.find((only) => lines.every(({ kind }) => kind === only));

const readyAs = (what: Delivered): string =>
  ({
    print: t('Everything has arrived'),
    digital: t('Ready to read'),
    course: t('Ready to start'),
    other: t('Delivered'),
  })[what];

/** What happened, in a few words; of parcels which one, and what became of it. */
const titleOf = ({ event, parcel, amount }: TimelineEntry, what: Delivered): string => {
  const title = parcel
    ? t('Parcel {number}: {status}', { number: parcel.number, status: parcelStatus(parcel.status).label })
    : event === 'delivered'
      ? readyAs(what)
      : eventTitle(event);
  return amount ? `${title}: ${formatMoney(amount)}` : title;
};

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
  order: Pick<Order, 'timeline' | 'status' | 'ship_to' | 'lines' | 'parcels'> & { in_review?: boolean },
  actors = false,
): Entry[] {
  const { timeline, status } = order;
  const what = deliveredAs(order);
  const entries = timeline.map((entry, index): Entry => {
    const { event, at, actor, reason, parcel } = entry;
    const newest = index === timeline.length - 1;
    return {
      key: `${at} ${event} ${index}`,
      state:
        WRONG.has(event) || parcel?.status === 'lost' ? 'bad' : OPEN.has(event) && newest ? 'now' : 'done',
      title: titleOf(entry, what),
      at,
      text: [actors && actorText(actor), reason].filter(Boolean).join('. ') || undefined,
    };
  });
  if (status === 'pending')
    entries.push(
      { key: 'to-pay', state: 'now', title: orderStatus('pending', order.in_review).label },
      {
        key: 'to-read',
        state: 'next',
        title: what === 'print' ? t('On its way') : readyAs(what),
      },
    );
  else if (status === 'paid')
    entries.push({
      key: 'to-read',
      state: 'now',
      title: orderTitle(order),
    });
  return entries;
}

/** What became of giving a class pack to a class, one sentence each. */
export function givenInWords({
  given,
  already,
  left_out: left,
}: Pick<GivenToClass, 'given' | 'already' | 'left_out'>): string[] {
  if (given + already + left.length === 0) return [t('There is no student in this class.')];
  return [
    t('{count, plural, =0 {Nobody got it now} one {One student got it now} other {# students got it now}}.', {
      count: given,
    }),
    ...(already > 0
      ? [
          t('{count, plural, one {One student} other {# students}} had it before.', {
            count: already,
          }),
        ]
      : []),
    ...(left.length > 0
      ? [t('No place was left for {names}.', { names: new Intl.ListFormat(locale()).format(left) })]
      : []),
  ];
}
