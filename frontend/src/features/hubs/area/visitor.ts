import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { hub, hubLesson, hubs } from './addresses.ts';

/** Routes that need no sign-in. A lesson inside a hub is the screen of lessons. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: hubs, title: 'School hubs', load: () => import('../pages/HubsPage.tsx') }),
    screen({ path: hub, title: null, load: () => import('../pages/HubPage.tsx') }),
    screen({ path: hubLesson, title: null, load: () => import('../../courses/pages/LessonPage.tsx') }),
  ],
};
