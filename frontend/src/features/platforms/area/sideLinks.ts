import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { connections } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Set up',
    order: 35,
    under: paths.adminSettings,
    to: connections,
    label: t('Connected services'),
    icon: 'swap',
  },
];
