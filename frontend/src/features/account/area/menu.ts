import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminInvitations, register } from './addresses.ts';

export const menu: AreaMenu = ({ user, tenant }) => [
  user === null &&
    tenant === null && {
      place: 'join',
      order: 20,
      to: register,
      label: t('Create an Account'),
      help: t('For readers and teachers'),
      art: 'other',
    },
  user?.role === 'school_admin' && {
    place: 'join',
    order: 50,
    to: adminInvitations,
    label: t('Invitations'),
    help: t('Teachers and parents by e-mail'),
    art: 'poems',
  },
];
