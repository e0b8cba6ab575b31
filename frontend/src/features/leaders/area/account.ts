import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { superpower } from './addresses.ts';

export const accountLinks: AreaAccount = ({ role, permissions }) => [
  permissions?.includes('leader.be') && {
    order: 30,
    to: superpower,
    label: role === 'parent' ? t('Superpower Parent') : t('Superpower Teacher'),
    icon: 'star',
  },
];
