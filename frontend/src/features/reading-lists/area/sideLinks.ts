import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { readingLists } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Classes',
    order: 70,
    to: readingLists,
    label: t('Reading lists'),
    icon: 'list',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 90,
    to: readingLists,
    label: t('Reading lists'),
    icon: 'list',
  },
];
