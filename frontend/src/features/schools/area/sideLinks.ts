import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminBranding, adminSchoolData, adminSettings, adminSetup, platformSchools } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Set up',
    order: 10,
    under: adminSettings,
    to: adminSetup,
    label: t('Set up'),
    icon: 'check',
  },
  {
    list: 'school',
    group: 'Set up',
    order: 15,
    to: adminSettings,
    label: t('School settings'),
    icon: 'gear',
  },
  {
    list: 'school',
    group: 'Set up',
    order: 16,
    under: adminSettings,
    to: adminBranding,
    label: t('Logo and colours'),
    icon: 'picture',
  },
  {
    list: 'school',
    group: 'Set up',
    order: 17,
    under: adminSettings,
    to: adminSchoolData,
    label: t('All data'),
    icon: 'key',
  },
  { list: 'platform', group: 'Schools', order: 10, to: platformSchools, label: t('Schools'), icon: 'school' },
];
