import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminMoneyRaised } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminMoneyRaised,
      title: 'Money raised',
      load: () => import('../pages/SchoolRaisedPage.tsx'),
    }),
  ],
};
