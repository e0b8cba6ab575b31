import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { queues, systemHealth } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  platform: [
    screen({ path: queues, title: 'Queues', load: () => import('../pages/QueuesPage.tsx') }),
    screen({
      path: systemHealth,
      title: 'System health',
      load: () => import('../pages/SystemHealthPage.tsx'),
    }),
  ],
};
