import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { projects } from './addresses.ts';

export const menu: AreaMenu = () => [
  {
    place: 'give',
    order: 10,
    to: projects,
    label: t('Projects'),
    help: t('What can be helped now'),
    art: 'folk-tales',
  },
];
