import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminSignIn } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Set up',
    order: 30,
    under: paths.adminSettings,
    to: adminSignIn,
    label: t('Logging in'),
    icon: 'lock',
  },
];
