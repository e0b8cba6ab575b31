import type { WorkRoutes } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
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
      parent: paths.dashboard,
      title: 'Choose content',
      load: () => import('../pages/ChooseContentPage.tsx'),
    }),
  ],
};
