import type { FramedRoutes } from '../../../app/area.ts';
import { openScreen } from '../../../app/routes/page.tsx';
import { offlineBooks } from './addresses.ts';

/** Landing screens. */
export const entryRoutes: FramedRoutes = {
  shell: [
    openScreen({
      path: offlineBooks,
      title: 'My books at home',
      load: () => import('../pages/OfflineBooksPage.tsx'),
    }),
  ],
};
