import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminBooks,
  adminCategories,
  adminCategory,
  adminReviews,
  platformBooks,
  platformCategories,
  platformCategory,
} from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminBooks, title: 'Books', load: () => import('../pages/BooksTablePage.tsx') }),
    screen({ path: adminCategories, title: 'Categories', load: () => import('../pages/CategoriesPage.tsx') }),
    screen({
      path: adminCategory,
      parent: adminCategories,
      title: 'Category',
      load: () => import('../pages/CategoryFormPage.tsx'),
    }),
    screen({
      path: adminReviews,
      title: 'Reported reviews',
      load: () => import('../pages/ReportedReviewsPage.tsx'),
    }),
  ],
  platform: [
    screen({ path: platformBooks, title: 'Books', load: () => import('../pages/BooksTablePage.tsx') }),
    screen({
      path: platformCategories,
      title: 'Categories',
      load: () => import('../pages/CategoriesPage.tsx'),
    }),
    screen({
      path: platformCategory,
      parent: platformCategories,
      title: 'Category',
      load: () => import('../pages/CategoryFormPage.tsx'),
    }),
  ],
};
