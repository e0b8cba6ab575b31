import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import {
  adminUsers,
  adminAudit,
  platformUsersDashboard,
  platformUsers,
  platformStudents,
  platformTeachers,
  platformAudit,
} from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'School', order: 10, to: adminUsers, label: t('People'), icon: 'people' },
  { list: 'school', group: 'Set up', order: 50, to: adminAudit, label: t('Audit'), icon: 'shield' },
  {
    list: 'platform',
    group: 'People',
    order: 10,
    to: platformUsersDashboard,
    label: t('User numbers'),
    icon: 'growth',
  },
  { list: 'platform', group: 'People', order: 20, to: platformUsers, label: t('All users'), icon: 'people' },
  {
    list: 'platform',
    group: 'People',
    order: 30,
    to: platformStudents,
    label: t('Students'),
    icon: 'badge',
  },
  {
    list: 'platform',
    group: 'People',
    order: 40,
    to: platformTeachers,
    label: t('Teachers'),
    icon: 'person',
  },
  { list: 'platform', group: 'People', order: 70, to: platformAudit, label: t('Audit'), icon: 'shield' },
];
