import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminPayments, platformPayments } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Money',
    order: 20,
    under: paths.adminOrders,
    to: adminPayments,
    label: t('Payments'),
    icon: 'card',
  },
  { list: 'platform', group: 'Money', order: 20, to: platformPayments, label: t('Payments'), icon: 'card' },
];
