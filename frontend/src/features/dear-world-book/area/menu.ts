import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { dearWorldBook } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'library',
    order: 30,
    to: dearWorldBook,
    label: t('Dear World Book'),
    help: t('Letters of children to the world'),
    art: 'poems',
  },
];
