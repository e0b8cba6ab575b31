import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminDashboard, platformDashboard } from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminDashboard,
      title: 'Dashboard',
      load: () => import('../pages/SchoolDashboardPage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformDashboard,
      title: 'Dashboard',
      load: () => import('../pages/PlatformDashboardPage.tsx'),
    }),
  ],
};
