import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminDataRequests } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Set up',
    order: 40,
    under: paths.adminUsers,
    to: adminDataRequests,
    label: t('Data requests'),
    icon: 'data',
  },
];
