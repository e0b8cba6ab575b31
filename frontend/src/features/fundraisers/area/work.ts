import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { fundraiserPages } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  teaching: [
    screen({
      path: fundraiserPages,
      title: 'Fundraiser pages',
      load: () => import('../teacher/FundraiserPagesPage.tsx'),
    }),
  ],
};
