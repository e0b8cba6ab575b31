import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { challengeDesk, challengeWork } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Reading',
    order: 16,
    to: challengeWork,
    label: t('Challenge entries'),
    icon: 'inbox',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 111,
    under: paths.adminPages,
    to: challengeDesk,
    label: t('Make challenges'),
    icon: 'flag',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 76,
    to: challengeDesk,
    label: t('Make challenges'),
    icon: 'ribbon',
  },
];
