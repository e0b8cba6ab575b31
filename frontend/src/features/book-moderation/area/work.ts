import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminMonitoring,
  adminBooksDashboard,
  adminViewBook,
  platformMonitoring,
  platformBooksDashboard,
  platformViewBook,
} from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminMonitoring,
      title: 'Book monitoring',
      load: () => import('../pages/BookMonitoringPage.tsx'),
    }),
    screen({
      path: adminBooksDashboard,
      title: 'Books in numbers',
      load: () => import('../pages/BooksDashboardPage.tsx'),
    }),
    screen({
      path: adminViewBook,
      parent: adminMonitoring,
      title: 'A book in moderation',
      load: () => import('../pages/ViewBookPage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformMonitoring,
      title: 'Book monitoring',
      load: () => import('../pages/BookMonitoringPage.tsx'),
    }),
    screen({
      path: platformBooksDashboard,
      title: 'Books in numbers',
      load: () => import('../pages/BooksDashboardPage.tsx'),
    }),
    screen({
      path: platformViewBook,
      parent: platformMonitoring,
      title: 'A book in moderation',
      load: () => import('../pages/ViewBookPage.tsx'),
    }),
  ],
};
