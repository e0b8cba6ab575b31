import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminBooks, adminCategories, platformBooks, platformCategories, adminReviews } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Reading',
    order: 10,
    to: adminBooks,
    label: t('Books'),
    icon: 'library',
    counts: 'books',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 50,
    under: adminBooks,
    to: adminCategories,
    label: t('Categories'),
    icon: 'tag',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 10,
    to: platformBooks,
    label: t('Books'),
    icon: 'library',
    counts: 'books',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 50,
    to: platformCategories,
    label: t('Categories'),
    icon: 'tag',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 100,
    under: adminBooks,
    to: adminReviews,
    label: t('Reported reviews'),
    icon: 'star',
  },
];
