import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { globalReach } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'about',
    order: 30,
    to: globalReach,
    label: t('Where we read'),
    help: t('A map of the world'),
    art: 'journeys',
  },
];
