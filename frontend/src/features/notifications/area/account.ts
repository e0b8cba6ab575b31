import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { notificationSettings } from './addresses.ts';

export const accountLinks: AreaAccount = (user) => [
  user.role !== 'community' && {
    order: 75,
    phone: 30,
    to: notificationSettings,
    label: t('How we tell you'),
    icon: 'bell',
  },
];
