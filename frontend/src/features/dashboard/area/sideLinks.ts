import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { dashboard, adminDashboard, platformDashboard } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'teacher', group: '', order: 10, to: dashboard, label: t('My day'), icon: 'home' },
  { list: 'school', group: '', order: 10, to: adminDashboard, label: t('Dashboard'), icon: 'chart' },
  { list: 'platform', group: '', order: 10, to: platformDashboard, label: t('Dashboard'), icon: 'chart' },
];
