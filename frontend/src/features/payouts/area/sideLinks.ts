import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminPayouts, platformPayouts } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Money',
    order: 40,
    under: paths.adminOrders,
    to: adminPayouts,
    label: t('Payouts'),
    icon: 'share',
  },
  { list: 'platform', group: 'Money', order: 40, to: platformPayouts, label: t('Payouts'), icon: 'share' },
];
