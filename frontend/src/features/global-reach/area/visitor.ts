import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { globalReach } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: globalReach, title: 'Where we read', load: () => import('../pages/GlobalReachPage.tsx') }),
  ],
};
