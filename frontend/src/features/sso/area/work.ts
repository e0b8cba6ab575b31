import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminSignIn } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminSignIn, title: 'Logging in', load: () => import('../pages/SchoolSignInPage.tsx') }),
  ],
};
