import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { uploadContent, adminResources, platformResources } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'teacher',
    group: 'Reading',
    order: 20,
    to: uploadContent,
    label: t('Upload for lessons'),
    icon: 'boardUp',
  },
  {
    list: 'school',
    group: 'Reading',
    order: 120,
    under: paths.adminPages,
    to: uploadContent,
    label: t('Upload for lessons'),
    icon: 'boardUp',
  },
  {
    list: 'school',
    group: 'Words',
    order: 40,
    under: paths.adminPages,
    to: adminResources,
    label: t('For lessons'),
    icon: 'board',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 80,
    to: platformResources,
    label: t('For lessons'),
    icon: 'board',
  },
  {
    list: 'platform',
    group: 'Catalogue',
    order: 120,
    to: uploadContent,
    label: t('Upload for lessons'),
    icon: 'boardUp',
  },
];
