import type { AreaAccount } from '../../../app/area.ts';
import { hasOwnAccount } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { account, accountSecurity, devices, readingApps } from './addresses.ts';

export const accountLinks: AreaAccount = (user) => [
  user.role !== 'community' && { order: 70, phone: 20, to: account, label: t('My account'), icon: 'person' },
  hasOwnAccount(user) && { order: 80, phone: 40, to: accountSecurity, label: t('Security'), icon: 'lock' },
  { order: 90, phone: 50, to: devices, label: t('Your devices'), icon: 'device' },
  user.role !== 'community' &&
    user.role !== 'student' && {
      order: 100,
      phone: 60,
      to: readingApps,
      label: t('Reading apps'),
      icon: 'download',
    },
];
