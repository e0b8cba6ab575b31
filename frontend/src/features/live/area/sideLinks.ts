import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { livePlans } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: 'Reading', order: 17, to: livePlans, label: t('Live lessons'), icon: 'camera' },
  {
    list: 'school',
    group: 'Reading',
    order: 115,
    under: paths.adminPages,
    to: livePlans,
    label: t('Live lessons'),
    icon: 'camera',
  },
];
