import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminInvitations, adminProfile } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'School',
    order: 50,
    under: paths.adminUsers,
    to: adminInvitations,
    label: t('Invitations'),
    icon: 'plus',
  },
  {
    list: 'school',
    group: 'Set up',
    order: 60,
    under: paths.adminSettings,
    to: adminProfile,
    label: t('My account'),
    icon: 'person',
  },
];
