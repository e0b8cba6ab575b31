import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { hubDesk } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Reading',
    order: 112,
    under: paths.adminPages,
    to: hubDesk,
    label: t('Make hubs'),
    icon: 'globe',
  },
  { list: 'platform', group: 'Catalogue', order: 77, to: hubDesk, label: t('Make hubs'), icon: 'globe' },
];
