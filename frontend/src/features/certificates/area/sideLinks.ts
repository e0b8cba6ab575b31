import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { certificateDesk } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Growing',
    order: 20,
    to: certificateDesk,
    label: t('Certificates'),
    icon: 'ribbon',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 115,
    under: paths.adminPages,
    to: certificateDesk,
    label: t('Certificates'),
    icon: 'ribbon',
  },
];
