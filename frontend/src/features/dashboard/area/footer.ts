import type { AreaFooter } from '../../../app/area.ts';
import { dashboardPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const footerLinks: AreaFooter = ({ user }) => [
  user && { column: 'account', order: 30, to: dashboardPath(user), label: t('Dashboard') },
];
