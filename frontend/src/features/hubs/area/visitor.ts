import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { hub, hubs } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: hubs, title: 'School hubs', load: () => import('../pages/HubsPage.tsx') }),
    screen({ path: hub, title: null, load: () => import('../pages/HubPage.tsx') }),
  ],
};
