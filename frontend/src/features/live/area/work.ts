import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { mayHoldLive } from '../mayHoldLive.ts';
import { livePlan, livePlans } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: livePlans,
      title: 'Live lessons',
      load: () => import('../planning/LivePlansPage.tsx'),
      allow: mayHoldLive,
    }),
    screen({
      path: livePlan,
      parent: livePlans,
      title: 'Plan a live lesson',
      load: () => import('../planning/LivePlanPage.tsx'),
      allow: mayHoldLive,
    }),
  ],
};
