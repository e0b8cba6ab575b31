import type { AreaAccount } from '../../../app/area.ts';
import { dashboardPath } from '../../../app/paths.ts';
import { dashboardLabel } from '../dashboardLabel.ts';

export const accountLinks: AreaAccount = (user) => [
  { order: 10, phone: 10, to: dashboardPath(user), label: dashboardLabel(user), icon: 'chart' },
];
