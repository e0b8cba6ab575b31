import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { logout } from './addresses.ts';

export const accountLinks: AreaAccount = () => [
  { order: 120, phone: 70, to: logout, label: t('Logout'), icon: 'out' },
];
