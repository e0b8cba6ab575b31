import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { films } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'library',
    order: 60,
    to: films,
    label: t('Impact films'),
    help: t('Watch and talk about it'),
    art: 'journeys',
  },
];
