import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { charities, oneCharity } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: charities, title: 'Charities', load: () => import('../pages/CharitiesPage.tsx') }),
    screen({ path: oneCharity, title: null, load: () => import('../pages/CharityPage.tsx') }),
  ],
};
