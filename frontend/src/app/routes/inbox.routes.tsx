import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { page } from './page.tsx';

/** The inbox, the times for tours and the pages of one area; `editor` is where a page is written. */
const inboxArea = (root: string, editor: string): RouteObject[] => [
  {
    path: `${root}/inbox`,
    handle: { title: 'Inbox' },
    ...page(() => import('../../features/inbox/pages/InboxPage.tsx')),
  },
  {
    path: `${root}/inbox/:messageId`,
    handle: { title: 'Message' },
    ...page(() => import('../../features/inbox/pages/MessagePage.tsx')),
  },
  {
    path: `${root}/tour-times`,
    handle: { title: 'Times for tours' },
    ...page(() => import('../../features/inbox/pages/TourTimesPage.tsx')),
  },
  {
    path: `${root}/pages`,
    handle: { title: 'Pages' },
    ...page(() => import('../../features/inbox/pages/PagesPage.tsx')),
  },
  {
    path: `${root}/films`,
    handle: { title: 'Films' },
    ...page(() => import('../../features/inbox/films/FilmDraftsPage.tsx')),
  },
  {
    path: `${root}/films/:filmId`,
    handle: { title: 'Film' },
    ...page(() => import('../../features/inbox/films/FilmEditorPage.tsx')),
  },
  {
    path: `${root}/resources`,
    handle: { title: 'Put in for lessons' },
    ...page(() => import('../../features/resources/work/ResourceDeskPage.tsx')),
  },
  {
    path: `${root}/resources/:resourceId`,
    handle: { title: 'Put in for lessons' },
    ...page(() => import('../../features/resources/work/DeskResourcePage.tsx')),
  },
  {
    path: `${root}/libraries`,
    handle: { title: 'Libraries' },
    ...page(() => import('../../features/libraries/desk/LibrariesDeskPage.tsx')),
  },
  {
    path: `${root}/libraries/:libraryId`,
    handle: { title: 'Library' },
    ...page(() => import('../../features/libraries/desk/LibraryFormPage.tsx')),
  },
  {
    path: `${editor}/:slug`,
    handle: { title: 'Write a page' },
    ...page(() => import('../../features/inbox/pages/PageEditorPage.tsx')),
  },
];

export const schoolInboxRoutes = inboxArea('/admin', '/admin/pages');
export const platformInboxRoutes: RouteObject[] = [
  ...inboxArea('/admin-panel', '/admin-panel/page'),
  {
    path: paths.platformWorld,
    handle: { title: 'Dear World Book' },
    ...page(() => import('../../features/world/desk/WorldDeskPage.tsx')),
  },
  {
    path: paths.platformExperiments,
    handle: { title: 'Experiments' },
    ...page(() => import('../../features/inbox/experiments/ExperimentDraftsPage.tsx')),
  },
  {
    path: '/admin-panel/experiment/:slug?',
    handle: { title: 'Write an experiment' },
    ...page(() => import('../../features/inbox/experiments/ExperimentEditorPage.tsx')),
  },
];
