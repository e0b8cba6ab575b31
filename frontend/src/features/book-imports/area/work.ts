import type { WorkRoutes } from '../../../app/area.ts';
import { adminBooks, platformBooks } from '../../../app/paths.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminBookImports,
  adminBookDuplicates,
  adminBook,
  platformBookImports,
  platformBookDuplicates,
  platformBook,
} from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({
      path: adminBookImports,
      title: 'Import books',
      load: () => import('../pages/BookImportsPage.tsx'),
    }),
    screen({
      path: `${adminBookImports}/:importId`,
      parent: adminBookImports,
      title: 'A list of books',
      load: () => import('../pages/BookImportPage.tsx'),
    }),
    screen({
      path: adminBookDuplicates,
      parent: adminBooks,
      title: 'Here twice',
      load: () => import('../pages/BookDuplicatesPage.tsx'),
    }),
    screen({
      path: adminBook,
      parent: adminBooks,
      title: 'What is said of a book',
      load: () => import('../pages/BookFormPage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformBookImports,
      title: 'Import books',
      load: () => import('../pages/BookImportsPage.tsx'),
    }),
    screen({
      path: `${platformBookImports}/:importId`,
      parent: platformBookImports,
      title: 'A list of books',
      load: () => import('../pages/BookImportPage.tsx'),
    }),
    screen({
      path: platformBookDuplicates,
      parent: platformBooks,
      title: 'Here twice',
      load: () => import('../pages/BookDuplicatesPage.tsx'),
    }),
    screen({
      path: platformBook,
      parent: platformBooks,
      title: 'What is said of a book',
      load: () => import('../pages/BookFormPage.tsx'),
    }),
  ],
};
