import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { letterReports, platformWorld } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Words',
    order: 60,
    under: paths.adminInbox,
    to: letterReports,
    label: t('Reported letters'),
    icon: 'mail',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 100,
    to: platformWorld,
    label: t('Dear World Book'),
    icon: 'edit',
  },
];
