import type { AreaMenu } from '../../../app/area.ts';
import { dashboardPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { dashboardLabel } from '../dashboardLabel.ts';

export const menu: AreaMenu = ({ user }) => [
  user && {
    place: 'mine',
    order: 10,
    to: dashboardPath(user),
    label: dashboardLabel(user),
    help: t('What is next for you'),
    art: 'all',
  },
];
