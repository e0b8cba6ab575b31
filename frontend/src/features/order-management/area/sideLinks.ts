import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminOrders, platformOrders } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'Money', order: 10, to: adminOrders, label: t('Orders'), icon: 'cart' },
  { list: 'platform', group: 'Money', order: 10, to: platformOrders, label: t('Orders'), icon: 'cart' },
];
