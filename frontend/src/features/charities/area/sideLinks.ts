import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminCharities, platformCharities, platformCharitiesDashboard } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'Giving', order: 10, to: adminCharities, label: t('Charities'), icon: 'heart' },
  {
    list: 'platform',
    group: 'Giving',
    order: 10,
    to: platformCharitiesDashboard,
    label: t('Charities'),
    icon: 'heart',
  },
  {
    list: 'platform',
    group: 'Giving',
    order: 15,
    under: platformCharitiesDashboard,
    to: platformCharities,
    label: t('All charities'),
    icon: 'list',
  },
];
