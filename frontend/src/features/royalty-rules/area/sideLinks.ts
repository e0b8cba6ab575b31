import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminRoyaltyRules, platformRoyaltyRules } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Money',
    order: 60,
    under: paths.adminOrders,
    to: adminRoyaltyRules,
    label: t('Royalty rules'),
    icon: 'percent',
  },
  {
    list: 'platform',
    group: 'Money',
    order: 60,
    to: platformRoyaltyRules,
    label: t('Royalty rules'),
    icon: 'percent',
  },
];
