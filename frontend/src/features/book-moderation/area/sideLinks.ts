import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import {
  adminMonitoring,
  adminBooksDashboard,
  platformMonitoring,
  platformBooksDashboard,
} from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Reading',
    order: 20,
    under: paths.adminBooks,
    to: adminMonitoring,
    label: t('Book monitoring'),
    icon: 'eye',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 40,
    under: paths.adminBooks,
    to: adminBooksDashboard,
    label: t('Books in numbers'),
    icon: 'pie',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 20,
    to: platformMonitoring,
    label: t('Book monitoring'),
    icon: 'eye',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 40,
    to: platformBooksDashboard,
    label: t('Books in numbers'),
    icon: 'pie',
  },
];
