import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { charities } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'give',
    order: 20,
    to: charities,
    label: t('Charities'),
    help: t('Who the money goes to'),
    art: 'feelings',
  },
];
