import type { FramedRoutes } from '../../../app/area.ts';
import { openScreen } from '../../../app/routes/page.tsx';
import { home, library, book } from './addresses.ts';

/** Routes on which people usually arrive. */
export const entryRoutes: FramedRoutes = {
  shell: [
    openScreen({ path: home, title: 'Library', load: () => import('../pages/LandingPage.tsx') }),
    openScreen({ path: library, title: 'Library', load: () => import('../pages/LandingPage.tsx') }),
    openScreen({ path: book, title: null, load: () => import('../pages/BookPage.tsx') }),
  ],
};
