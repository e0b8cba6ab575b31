import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminLibraries, platformLibraries } from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminLibraries,
      title: 'Libraries',
      load: () => import('../administration/LibrariesAdminPage.tsx'),
    }),
    screen({
      path: `${adminLibraries}/:libraryId`,
      parent: adminLibraries,
      title: 'Library',
      load: () => import('../administration/LibraryFormPage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformLibraries,
      title: 'Libraries',
      load: () => import('../administration/LibrariesAdminPage.tsx'),
    }),
    screen({
      path: `${platformLibraries}/:libraryId`,
      parent: platformLibraries,
      title: 'Library',
      load: () => import('../administration/LibraryFormPage.tsx'),
    }),
  ],
};
