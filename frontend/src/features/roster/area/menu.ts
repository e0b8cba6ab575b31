import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { bulkEnrolment } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  (user?.role === 'teacher' || user?.role === 'school_admin') && {
    place: 'join',
    order: 40,
    to: bulkEnrolment,
    label: t('Bulk enrolment'),
    help: t('A whole class in one paste'),
    art: 'other',
  },
];
