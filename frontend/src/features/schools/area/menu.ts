import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { schoolPath } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.is_staff && {
    place: 'join',
    order: 70,
    to: schoolPath(),
    label: t('Open a school'),
    help: t('Address, colours, first head'),
    art: 'journeys',
  },
];
