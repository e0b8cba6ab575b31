import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { TimelineEntry } from '../../ui/Timeline.tsx';
import type { PaymentDetail, PaymentRow } from './api.ts';

export const PROVIDERS = ['stripe', 'paypal', 'phonepe'] as const;

/** Each state of a payment, with its shape. The type makes it complete. */
const KIND_OF: Record<PaymentRow['status'], StatusKind> = {
  created: 'wait',
  redirected: 'wait',
  processing: 'wait',
  succeeded: 'ok',
  mismatch: 'bad',
  failed: 'bad',
  cancelled: 'off',
  expired: 'off',
  partially_refunded: 'info',
  refunded: 'off',
  disputed: 'bad',
  charged_back: 'bad',
};
export const STATUSES = Object.keys(KIND_OF) as PaymentRow['status'][];

/** Lengths of the periods of the list, in days. */
export const PERIODS = [1, 7, 30, 90] as const;

export const providerName = (provider: PaymentRow['provider']): string =>
  ({ stripe: 'Stripe', paypal: 'PayPal', phonepe: 'PhonePe' })[provider];

/** The state of a payment as a shape and a word. */
export function paymentStatus(status: PaymentRow['status']): { kind: StatusKind; label: string } {
  const label = {
    created: t('Made'),
    redirected: t('At the provider'),
    processing: t('Being processed'),
    succeeded: t('Paid'),
    mismatch: t('Held: does not match'),
    failed: t('Declined'),
    cancelled: t('Cancelled'),
    expired: t('Time ran out'),
    partially_refunded: t('Partly paid back'),
    refunded: t('Paid back'),
    disputed: t('Disputed'),
    charged_back: t('Taken back by the bank'),
  }[status];
  return { kind: KIND_OF[status], label };
}

const sourceName = (source: PaymentDetail['timeline'][number]['source']): string =>
  ({
    payer: t('The payer'),
    webhook: t('Call of the provider'),
    read: t('Read from the provider'),
    return: t('The payer came back'),
    sweeper: t('Regular check'),
    staff: t('Staff'),
    refund: t('Refund'),
  })[source];

const WRONG = new Set<string>(['failed', 'mismatch', 'charged_back', 'disputed']);

/** What happened to a payment, oldest first. */
export const paymentTimeline = (timeline: PaymentDetail['timeline']): TimelineEntry[] =>
  timeline.map(({ id, at, source, kind, from, to, detail }) => {
    const moved = to && to !== from;
    const words = kind.replaceAll('_', ' ');
    return {
      key: id,
      at,
      state: (moved && WRONG.has(to)) || kind.endsWith('failed') ? 'bad' : 'done',
      title: moved ? paymentStatus(to).label : words.charAt(0).toUpperCase() + words.slice(1),
      text: [sourceName(source), detail].filter(Boolean).join('. '),
    };
  });
