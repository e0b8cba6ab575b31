import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { login } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user === null && {
    place: 'join',
    order: 10,
    to: login,
    label: t('Log in'),
    help: t('Teachers, students, visitors'),
    art: 'all',
  },
];
