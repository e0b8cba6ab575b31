import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminLibraries, platformLibraries } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Words',
    order: 50,
    under: paths.adminPages,
    to: adminLibraries,
    label: t('Libraries'),
    icon: 'home',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 90,
    to: platformLibraries,
    label: t('Libraries'),
    icon: 'home',
  },
];
