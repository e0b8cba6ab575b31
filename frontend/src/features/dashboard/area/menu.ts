import type { AreaMenu } from '../../../app/area.ts';
import { dashboardPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const menu: AreaMenu = ({ user }) => [
  user && {
    place: 'mine',
    order: 10,
    to: dashboardPath(user),
    label: t('Dashboard'),
    help: t('What is next for you'),
    art: 'all',
  },
];
