import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminCharities } from '../../../app/paths.ts';
import { fundraiserPages } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Classes',
    order: 80,
    to: fundraiserPages,
    label: t('Fundraiser pages'),
    icon: 'growth',
  },
  {
    list: 'school',
    group: 'Giving',
    order: 15,
    under: adminCharities,
    to: fundraiserPages,
    label: t('Fundraiser pages'),
    icon: 'growth',
  },
];
