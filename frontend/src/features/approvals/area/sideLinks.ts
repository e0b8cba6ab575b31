import type { AreaSideLinks } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { adminProposals, platformProposals } from './addresses.ts';

export const sideLinks: AreaSideLinks = () => [
  {
    list: 'school',
    group: 'Set up',
    order: 45,
    under: paths.adminAudit,
    to: adminProposals,
    label: t('Second person'),
    icon: 'approve',
  },
  {
    list: 'platform',
    group: 'People',
    order: 65,
    to: platformProposals,
    label: t('Second person'),
    icon: 'approve',
  },
];
