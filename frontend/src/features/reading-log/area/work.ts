import { may } from '@bookgrove/contract';
import type { WorkRoutes } from '../../../app/area.ts';
import { paths } from '../../../app/paths.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { readingLog } from './addresses.ts';

/** The reading log: of oneself, of one's child, or of a child of one's class. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: readingLog,
      parent: paths.classes,
      title: 'Reading log',
      load: () => import('../pages/LogPage.tsx'),
      allow: ({ role }) => may(role, 'reading.record'),
    }),
  ],
};
