import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminClasses, classes } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'teacher' && {
    place: 'work',
    order: 10,
    to: classes,
    label: t('My classes'),
    help: t('Codes, students, passwords'),
    art: 'journeys',
  },
  user?.role === 'school_admin' && {
    place: 'work',
    order: 40,
    to: adminClasses,
    label: t('Classes of the school'),
    help: t('Codes, students, passwords'),
    art: 'journeys',
  },
];
