import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { superpower } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'teacher' &&
    user.permissions?.includes('leader.be') && {
      place: 'work',
      order: 30,
      to: superpower,
      label: t('Become a Superpower Teacher'),
      help: t('Training, a badge, mentees'),
      art: 'poems',
    },
  user?.role === 'parent' &&
    user.permissions?.includes('leader.be') && {
      place: 'mine',
      order: 40,
      to: superpower,
      label: t('Become a Superpower Parent'),
      help: t('Training, a badge, other families'),
      art: 'poems',
    },
];
