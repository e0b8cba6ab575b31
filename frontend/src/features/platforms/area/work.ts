import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { chooseContent, connections } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: connections,
      title: 'Connected services',
      load: () => import('../pages/ConnectionsPage.tsx'),
    }),
  ],
  teaching: [
    screen({
      path: chooseContent,
      title: 'Choose content',
      load: () => import('../pages/ChooseContentPage.tsx'),
    }),
  ],
};
