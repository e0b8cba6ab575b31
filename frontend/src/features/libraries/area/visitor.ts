import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { libraries, oneLibrary, publicList } from './addresses.ts';

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: libraries, title: 'Libraries', load: () => import('../pages/LibrariesPage.tsx') }),
    screen({ path: oneLibrary, title: null, load: () => import('../pages/LibraryPage.tsx') }),
    screen({ path: publicList, title: null, load: () => import('../pages/PublicListPage.tsx') }),
    screen({
      path: `${publicList}/poster`,
      title: null,
      load: () => import('../pages/PublicPosterPage.tsx'),
    }),
  ],
};
