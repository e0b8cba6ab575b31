import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { comprehensionCorner } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'mine',
    order: 14,
    to: comprehensionCorner,
    label: t('Comprehension corner'),
    help: t('Questions about books'),
    art: 'poems',
  },
];
