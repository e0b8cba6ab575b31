import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { paths } from '../../../app/paths.ts';
import { bulkEnrolment } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Classes',
    order: 20,
    to: bulkEnrolment,
    label: t('Bulk enrolment'),
    icon: 'badge',
  },
  {
    list: 'school',
    group: 'School',
    order: 30,
    under: paths.adminUsers,
    to: bulkEnrolment,
    label: t('Bulk enrolment'),
    icon: 'badge',
  },
];
