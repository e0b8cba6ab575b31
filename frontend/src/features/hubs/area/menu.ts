import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { hubs } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'mine',
    order: 12,
    to: hubs,
    label: t('School hubs'),
    help: t('Maps with ways of books, films and courses'),
    art: 'sea',
  },
];
