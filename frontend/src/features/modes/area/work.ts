import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminModes, platformModes } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [screen({ path: adminModes, title: 'Modes', load: () => import('../pages/SchoolModesPage.tsx') })],
  platform: [
    screen({ path: platformModes, title: 'Modes', load: () => import('../pages/PlatformModesPage.tsx') }),
  ],
};
