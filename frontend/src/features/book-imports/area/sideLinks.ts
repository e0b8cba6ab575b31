import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminBookDuplicates, adminBookImports, platformBookImports } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Reading',
    order: 30,
    under: paths.adminBooks,
    to: adminBookImports,
    label: t('Import books'),
    icon: 'download',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 35,
    under: paths.adminBooks,
    to: adminBookDuplicates,
    label: t('Duplicates'),
    icon: 'copy',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 30,
    to: platformBookImports,
    label: t('Import books'),
    icon: 'download',
  },
];
