import type { AreaAccount } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { adminBooks, platformBooks } from './addresses.ts';

export const accountLinks: AreaAccount = ({ role, is_staff }) => [
  role === 'school_admin' && { order: 50, to: adminBooks, label: t('Books of the school'), icon: 'library' },
  is_staff && { order: 50, to: platformBooks, label: t('All schools’ books'), icon: 'library' },
];
