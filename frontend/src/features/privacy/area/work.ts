import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminDataRequests } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminDataRequests,
      title: 'Data requests',
      load: () => import('../pages/DataRequestsPage.tsx'),
    }),
  ],
};
