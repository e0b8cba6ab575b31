import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { library } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Reading', order: 30, to: library, label: t('The library'), icon: 'shelf' },
  {
    list: 'school',
    group: 'Reading',
    order: 130,
    under: paths.adminBooks,
    to: library,
    label: t('The library'),
    icon: 'shelf',
  },
  { list: 'platform', group: 'Catalogue', order: 130, to: library, label: t('The library'), icon: 'shelf' },
];
