import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminBooks, platformBooks } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'school_admin' && {
    place: 'work',
    order: 50,
    to: adminBooks,
    label: t('Books of the school'),
    help: t('Publish and archive'),
    art: 'science',
  },
  user?.is_staff && {
    place: 'work',
    order: 70,
    to: platformBooks,
    label: t('All schools’ books'),
    help: t('The platform’s table'),
    art: 'space',
  },
];
