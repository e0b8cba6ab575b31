import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminOrder, adminOrders, platformOrder, platformOrders } from './addresses.ts';

const list = (path: string) =>
  screen({ path, title: 'Orders', load: () => import('../pages/ManagedOrdersPage.tsx') });
const detail = (path: string, parent: string) =>
  screen({ path, parent, title: 'Order', load: () => import('../pages/ManagedOrderPage.tsx') });

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [list(adminOrders), detail(adminOrder, adminOrders)],
  platform: [list(platformOrders), detail(platformOrder, platformOrders)],
};
