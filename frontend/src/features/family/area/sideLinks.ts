import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminGuardians } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'School', order: 60, to: adminGuardians, label: t('Guardians'), icon: 'person' },
];
