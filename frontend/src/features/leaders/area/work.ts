import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { platformSuperpowerTeachers, platformSuperpowerParents } from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  platform: [
    screen({
      path: platformSuperpowerTeachers,
      title: 'Superpower Teachers',
      load: () => import('../pages/LeadersTablePage.tsx'),
    }),
    screen({
      path: platformSuperpowerParents,
      title: 'Superpower Parents',
      load: () => import('../pages/LeadersTablePage.tsx'),
    }),
  ],
};
