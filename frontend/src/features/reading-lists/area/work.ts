import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { readingLists } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  teaching: [
    screen({ path: readingLists, title: 'Reading lists', load: () => import('../teacher/ListsPage.tsx') }),
    screen({
      path: `${readingLists}/new`,
      parent: readingLists,
      title: 'Make a reading list',
      load: () => import('../teacher/ListFormPage.tsx'),
    }),
    screen({
      path: `${readingLists}/:listId/edit`,
      parent: readingLists,
      title: 'Change the list',
      load: () => import('../teacher/ListFormPage.tsx'),
    }),
    screen({
      path: `${readingLists}/poster/:bookId`,
      parent: readingLists,
      title: 'Poster',
      load: () => import('../teacher/BookPosterPage.tsx'),
    }),
    screen({
      path: `${readingLists}/:listId/poster`,
      parent: readingLists,
      title: 'Poster',
      load: () => import('../pages/PosterPage.tsx'),
    }),
    screen({
      path: `${readingLists}/:listId/public`,
      parent: readingLists,
      title: 'Open to everybody',
      load: () => import('../teacher/OpenListPage.tsx'),
    }),
    screen({
      path: `${readingLists}/:listId`,
      parent: readingLists,
      title: 'Who read what',
      load: () => import('../teacher/ListProgressPage.tsx'),
    }),
  ],
};
