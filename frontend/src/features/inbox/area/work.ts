import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminInbox,
  adminTourTimes,
  adminPages,
  adminFilms,
  platformInbox,
  platformTourTimes,
  platformPages,
  platformFilms,
  platformExperiments,
} from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminInbox, title: 'Inbox', load: () => import('../pages/InboxPage.tsx') }),
    screen({
      path: `${adminInbox}/:messageId`,
      parent: adminInbox,
      title: 'Message',
      load: () => import('../pages/MessagePage.tsx'),
    }),
    screen({
      path: adminTourTimes,
      parent: adminInbox,
      title: 'Times for tours',
      load: () => import('../pages/TourTimesPage.tsx'),
    }),
    screen({ path: adminPages, title: 'Pages', load: () => import('../pages/PagesPage.tsx') }),
    screen({
      path: `${adminPages}/:slug`,
      parent: adminPages,
      title: 'Write a page',
      load: () => import('../pages/PageEditorPage.tsx'),
    }),
    screen({ path: adminFilms, title: 'Films', load: () => import('../films/FilmDraftsPage.tsx') }),
    screen({
      path: `${adminFilms}/:filmId`,
      parent: adminFilms,
      title: 'Film',
      load: () => import('../films/FilmEditorPage.tsx'),
    }),
  ],
  platform: [
    screen({ path: platformInbox, title: 'Inbox', load: () => import('../pages/InboxPage.tsx') }),
    screen({
      path: `${platformInbox}/:messageId`,
      parent: platformInbox,
      title: 'Message',
      load: () => import('../pages/MessagePage.tsx'),
    }),
    screen({
      path: platformTourTimes,
      parent: platformInbox,
      title: 'Times for tours',
      load: () => import('../pages/TourTimesPage.tsx'),
    }),
    screen({ path: platformPages, title: 'Pages', load: () => import('../pages/PagesPage.tsx') }),
    screen({
      path: '/admin-panel/page/:slug',
      parent: platformPages,
      title: 'Write a page',
      load: () => import('../pages/PageEditorPage.tsx'),
    }),
    screen({ path: platformFilms, title: 'Films', load: () => import('../films/FilmDraftsPage.tsx') }),
    screen({
      path: `${platformFilms}/:filmId`,
      parent: platformFilms,
      title: 'Film',
      load: () => import('../films/FilmEditorPage.tsx'),
    }),
    screen({
      path: platformExperiments,
      title: 'Experiments',
      load: () => import('../experiments/ExperimentDraftsPage.tsx'),
    }),
    screen({
      path: '/admin-panel/experiment/:slug?',
      parent: platformExperiments,
      title: 'Write an experiment',
      load: () => import('../experiments/ExperimentEditorPage.tsx'),
    }),
  ],
};
