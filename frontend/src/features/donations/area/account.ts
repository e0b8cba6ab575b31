import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { gifts } from './addresses.ts';

export const accountLinks: AreaAccount = (user) => [
  (user.permissions?.includes('donation.give') ?? false) && {
    order: 65,
    phone: 17,
    to: gifts,
    label: t('My gifts'),
    icon: 'wallet',
  },
];
