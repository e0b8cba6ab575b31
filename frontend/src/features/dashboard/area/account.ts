import type { AreaAccount } from '../../../app/area.ts';
import { dashboardPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';

export const accountLinks: AreaAccount = (user) => [
  { order: 10, phone: 10, to: dashboardPath(user), label: t('Dashboard'), icon: 'chart' },
];
