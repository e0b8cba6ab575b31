import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { designs } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.permissions?.includes('design.make') && {
    place: 'library',
    order: 70,
    to: designs,
    label: t('Covers and posters'),
    help: t('Draw your own'),
    art: 'poems',
  },
];
