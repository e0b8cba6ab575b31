import type { AreaFooter } from '../../../app/area.ts';
import { dashboardPath } from '../../../app/paths.ts';
import { dashboardLabel } from '../dashboardLabel.ts';

export const footerLinks: AreaFooter = ({ user }) => [
  user && { column: 'account', order: 30, to: dashboardPath(user), label: dashboardLabel(user) },
];
