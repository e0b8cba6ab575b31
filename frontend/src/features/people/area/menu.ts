import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminUsers, platformUser, platformUsers } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'school_admin' && {
    place: 'work',
    order: 60,
    to: adminUsers,
    label: t('People of the school'),
    help: t('Add, change and archive'),
    art: 'other',
  },
  user?.is_staff && {
    place: 'work',
    order: 80,
    to: platformUsers,
    label: t('All users'),
    help: t('People of every school'),
    art: 'other',
  },
  user?.is_staff && {
    place: 'join',
    order: 60,
    to: platformUser,
    label: t('Add user'),
    help: t('At any school'),
    art: 'other',
  },
];
