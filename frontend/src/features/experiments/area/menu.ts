import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { experiments } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'library',
    order: 50,
    to: experiments,
    label: t('Experiments'),
    help: t('Try it out at home'),
    art: 'science',
  },
];
