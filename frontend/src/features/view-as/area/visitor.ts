import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { viewAs } from './addresses.ts';

/** Screens that everybody may open. */
export const visitorRoutes: FramedRoutes = {
  ownPage: [
    screen({ path: viewAs, title: 'Viewing as somebody', load: () => import('../pages/ViewAsPage.tsx') }),
  ],
};
