import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminGuardians } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'School',
    order: 60,
    under: paths.adminUsers,
    to: adminGuardians,
    label: t('Guardians'),
    icon: 'guardian',
  },
];
