import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { bulkEnrolment } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  teaching: [
    screen({
      path: bulkEnrolment,
      title: 'Bulk enrolment',
      load: () => import('../pages/BulkEnrolmentPage.tsx'),
    }),
    screen({
      path: `${bulkEnrolment}/:importId`,
      parent: bulkEnrolment,
      title: 'Bulk enrolment',
      load: () => import('../pages/RosterImportPage.tsx'),
    }),
  ],
};
