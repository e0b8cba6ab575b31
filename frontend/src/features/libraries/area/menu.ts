import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { libraries } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'library',
    order: 40,
    to: libraries,
    label: t('Libraries'),
    help: t('Where books stand in the world'),
    art: 'folk-tales',
  },
];
