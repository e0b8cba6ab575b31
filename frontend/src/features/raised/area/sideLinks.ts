import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminMoneyRaised } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Money',
    order: 50,
    under: paths.adminOrders,
    to: adminMoneyRaised,
    label: t('Money raised'),
    icon: 'coins',
  },
];
