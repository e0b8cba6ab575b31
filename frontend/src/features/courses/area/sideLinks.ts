import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { courseDesk } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Reading', order: 15, to: courseDesk, label: t('Make courses'), icon: 'play' },
  {
    list: 'school',
    group: 'Reading',
    order: 110,
    under: paths.adminPages,
    to: courseDesk,
    label: t('Make courses'),
    icon: 'play',
  },
  { list: 'platform', group: 'Catalogue', order: 75, to: courseDesk, label: t('Make courses'), icon: 'play' },
];
