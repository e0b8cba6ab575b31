import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { DonationView, MonthlyGiftView } from './api.ts';

/** The state of a gift, in words. */
export const giftStatus = (status: DonationView['status']): { kind: StatusKind; label: string } =>
  (
    ({
      pending: { kind: 'wait', label: t('Waiting for the payment') },
      recorded: { kind: 'wait', label: t('A second person counts it') },
      completed: { kind: 'ok', label: t('Given') },
      failed: { kind: 'bad', label: t('The payment did not go through') },
      cancelled: { kind: 'off', label: t('Cancelled') },
      expired: { kind: 'off', label: t('Not paid in time') },
      rejected: { kind: 'bad', label: t('Not counted') },
      disputed: { kind: 'wait', label: t('The bank looks at it') },
      charged_back: { kind: 'off', label: t('Paid back') },
      refunded: { kind: 'off', label: t('Paid back') },
      partially_refunded: { kind: 'info', label: t('Partly paid back') },
    }) as const
  )[status];

/** The state of a monthly gift, in words. */
export const monthlyStatus = (status: MonthlyGiftView['status']): { kind: StatusKind; label: string } =>
  (
    ({
      incomplete: { kind: 'wait', label: t('Waiting for the payment') },
      active: { kind: 'ok', label: t('Every month') },
      paused: { kind: 'info', label: t('Paused') },
      past_due: { kind: 'wait', label: t('The payment did not go through') },
      lapsed: { kind: 'off', label: t('Ended') },
      cancelled: { kind: 'off', label: t('Stopped') },
      abandoned: { kind: 'off', label: t('Not paid in time') },
    }) as const
  )[status];
