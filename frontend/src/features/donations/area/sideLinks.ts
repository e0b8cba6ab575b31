import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminDonations, platformDonations } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Giving',
    order: 30,
    under: paths.adminCharities,
    to: adminDonations,
    label: t('Donations'),
    icon: 'wallet',
  },
  {
    list: 'platform',
    group: 'Giving',
    order: 30,
    to: platformDonations,
    label: t('Donations'),
    icon: 'wallet',
  },
];
