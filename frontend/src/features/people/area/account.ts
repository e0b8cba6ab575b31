import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminUsers, platformUsers } from './addresses.ts';

export const accountLinks: AreaAccount = ({ role, is_staff }) => [
  role === 'school_admin' && { order: 60, to: adminUsers, label: t('People of the school'), icon: 'people' },
  is_staff && { order: 60, to: platformUsers, label: t('All users'), icon: 'people' },
];
