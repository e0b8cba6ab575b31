import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminSetup, platformSchools, platformSchool } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [screen({ path: adminSetup, title: 'Set up', load: () => import('../pages/SetupPage.tsx') })],
  platform: [
    screen({ path: platformSchools, title: 'Schools', load: () => import('../pages/SchoolsTablePage.tsx') }),
    screen({
      path: platformSchool,
      parent: platformSchools,
      title: 'School',
      load: () => import('../pages/SchoolFormPage.tsx'),
    }),
  ],
};
