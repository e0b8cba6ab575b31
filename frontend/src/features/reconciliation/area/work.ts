import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { platformReconciliation, platformReconciliationRuns } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  platform: [
    screen({
      path: platformReconciliation,
      title: 'Reconciliation',
      load: () => import('../pages/BreaksPage.tsx'),
    }),
    screen({
      path: platformReconciliationRuns,
      parent: platformReconciliation,
      title: 'Days compared',
      load: () => import('../pages/RunsPage.tsx'),
    }),
  ],
};
