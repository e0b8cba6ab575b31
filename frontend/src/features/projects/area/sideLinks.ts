import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { platformProjects } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'platform', group: 'Giving', order: 20, to: platformProjects, label: t('Projects'), icon: 'flag' },
];
