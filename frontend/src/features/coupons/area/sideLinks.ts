import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminCoupons, platformCoupons } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Money',
    order: 65,
    under: paths.adminOrders,
    to: adminCoupons,
    label: t('Coupons'),
    icon: 'ticket',
  },
  { list: 'platform', group: 'Money', order: 65, to: platformCoupons, label: t('Coupons'), icon: 'ticket' },
];
