import type { WorkRoutes } from '../../../app/area.ts';
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
      title: 'A list of books',
      load: () => import('../pages/BookImportPage.tsx'),
    }),
    screen({
      path: adminBookDuplicates,
      title: 'Here twice',
      load: () => import('../pages/BookDuplicatesPage.tsx'),
    }),
    screen({
      path: adminBook,
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
      title: 'A list of books',
      load: () => import('../pages/BookImportPage.tsx'),
    }),
    screen({
      path: platformBookDuplicates,
      title: 'Here twice',
      load: () => import('../pages/BookDuplicatesPage.tsx'),
    }),
    screen({
      path: platformBook,
      title: 'What is said of a book',
      load: () => import('../pages/BookFormPage.tsx'),
    }),
  ],
};
