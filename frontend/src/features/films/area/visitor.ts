import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { films, film } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: films, title: 'Impact films', load: () => import('../pages/FilmsPage.tsx') }),
    screen({ path: film, title: null, load: () => import('../pages/FilmPage.tsx') }),
  ],
};
