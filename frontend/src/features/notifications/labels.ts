import type { NotificationPreferences } from '@bookgrove/api-client';
import { t } from '../../i18n/index.ts';

type Choice = NotificationPreferences['choices'][number];
export type Kind = Choice['kind'];
export type Channel = Choice['channel'];

/** What each kind is about. */
export const kindLabels = (): Record<Kind, string> => ({
  stories: t('Stories'),
  books: t('Books that you added'),
  resources: t('For lessons'),
  reading: t('Reading'),
  lessons: t('Lessons and live hours'),
  leadership: t('Superpower training'),
  giving: t('News of projects'),
  orders: t('Parcels'),
  approvals: t('What waits for a second person'),
});

export const channelLabels = (): Record<Channel, string> => ({
  app: t('Here, at the bell'),
  email: t('By e-mail'),
  both: t('Here and by e-mail'),
  digest: t('One e-mail a day'),
  none: t('Not at all'),
});
