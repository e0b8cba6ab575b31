import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminPayment, adminPayments, platformPayment, platformPayments } from './addresses.ts';

const list = (path: string) =>
  screen({ path, title: 'Payments', load: () => import('../pages/PaymentsPage.tsx') });
const detail = (path: string, parent: string) =>
  screen({ path, parent, title: 'Payment', load: () => import('../pages/PaymentPage.tsx') });

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [list(adminPayments), detail(adminPayment, adminPayments)],
  platform: [list(platformPayments), detail(platformPayment, platformPayments)],
};
