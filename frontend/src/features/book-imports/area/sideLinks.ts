import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminBookImports, platformBookImports } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Reading',
    order: 30,
    to: adminBookImports,
    label: t('Import books'),
    icon: 'file',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 30,
    to: platformBookImports,
    label: t('Import books'),
    icon: 'file',
  },
];
