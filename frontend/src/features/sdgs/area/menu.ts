import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { goals } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'give',
    order: 50,
    to: goals,
    label: t('17 goals'),
    help: t('What the world wants to reach'),
    art: 'journeys',
  },
];
