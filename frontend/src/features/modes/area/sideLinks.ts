import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminModes, platformModes } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Set up',
    order: 20,
    under: paths.adminSettings,
    to: adminModes,
    label: t('Modes'),
    icon: 'modes',
  },
  { list: 'platform', group: 'Schools', order: 20, to: platformModes, label: t('Modes'), icon: 'modes' },
];
