import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { live, webinar } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: live, title: 'Live', load: () => import('../pages/LivePage.tsx') }),
    screen({ path: webinar, title: null, load: () => import('../pages/WebinarPage.tsx') }),
  ],
};
