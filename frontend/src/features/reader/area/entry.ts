import type { FramedRoutes } from '../../../app/area.ts';
import { openScreen } from '../../../app/routes/page.tsx';
import { read } from './addresses.ts';

/** Landing screens. */
export const entryRoutes: FramedRoutes = {
  ownPage: [openScreen({ path: read, title: null, load: () => import('../pages/ReaderPage.tsx') })],
};
