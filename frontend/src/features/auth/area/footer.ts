import type { AreaFooter } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { login, logout } from './addresses.ts';

export const footerLinks: AreaFooter = ({ user, visitor }) => [
  visitor && { column: 'account', order: 20, to: login, label: t('Log in') },
  user && { column: 'account', order: 40, to: logout, label: t('Logout') },
];
