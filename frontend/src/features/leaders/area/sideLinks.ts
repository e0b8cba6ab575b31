import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { superpower, platformSuperpowerTeachers, platformSuperpowerParents } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Growing',
    order: 10,
    to: superpower,
    label: t('Superpower Teacher'),
    icon: 'star',
  },
  {
    list: 'platform',
    group: 'People',
    order: 50,
    to: platformSuperpowerTeachers,
    label: t('Superpower Teachers'),
    icon: 'star',
  },
  {
    list: 'platform',
    group: 'People',
    order: 60,
    to: platformSuperpowerParents,
    label: t('Superpower Parents'),
    icon: 'guardian',
  },
];
