import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { challenges } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'mine',
    order: 14,
    to: challenges,
    label: t('Challenges'),
    help: t('Do something for the world, together'),
    art: 'animals',
  },
];
