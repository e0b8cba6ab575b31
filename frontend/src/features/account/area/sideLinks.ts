import type { AreaSideLinks } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminInvitations, adminProfile } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  { list: 'school', group: 'School', order: 50, to: adminInvitations, label: t('Invitations'), icon: 'plus' },
  { list: 'school', group: 'Set up', order: 60, to: adminProfile, label: t('My account'), icon: 'person' },
];
