import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { oneProject, projects } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: projects, title: 'Projects', load: () => import('../pages/ProjectsPage.tsx') }),
    screen({ path: oneProject, title: null, load: () => import('../pages/ProjectPage.tsx') }),
  ],
};
