import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { search } from './addresses.ts';

/** Screens that everybody may open. */
export const visitorRoutes: FramedRoutes = {
  shell: [screen({ path: search, title: 'Search', load: () => import('../pages/SearchPage.tsx') })],
};
