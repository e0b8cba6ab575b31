import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { readingLists } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  user?.role === 'teacher' && {
    place: 'work',
    order: 20,
    to: readingLists,
    label: t('Reading lists'),
    help: t('Books for a class, by a day'),
    art: 'folk-tales',
  },
];
