import type { RouteObject } from 'react-router-dom';
import { canWriteStories } from '../../api/session.ts';
import { CONTENT_PAGES } from '../../features/content/slugs.ts';
import { RequireUser } from '../guards/RequireUser.tsx';
import { paths } from '../paths.ts';
import { page } from './page.tsx';

/** Pages and forms that everybody may see. */
export const contentRoutes: RouteObject[] = [
  ...Object.keys(CONTENT_PAGES).map((slug) => ({
    path: `/${slug}`,
    ...page(() => import('../../features/content/pages/ContentPage.tsx')),
  })),
  {
    path: paths.experiments,
    handle: { title: 'Experiments' },
    ...page(() => import('../../features/experiments/pages/ExperimentsPage.tsx')),
  },
  {
    path: paths.experiment,
    ...page(() => import('../../features/experiments/pages/ExperimentPage.tsx')),
  },
  {
    path: paths.films,
    handle: { title: 'Impact films' },
    ...page(() => import('../../features/films/pages/FilmsPage.tsx')),
  },
  {
    path: paths.film,
    ...page(() => import('../../features/films/pages/FilmPage.tsx')),
  },
  {
    path: paths.libraries,
    handle: { title: 'Libraries' },
    ...page(() => import('../../features/libraries/pages/LibrariesPage.tsx')),
  },
  {
    path: paths.oneLibrary,
    ...page(() => import('../../features/libraries/pages/LibraryPage.tsx')),
  },
  {
    path: paths.publicList,
    ...page(() => import('../../features/libraries/pages/PublicListPage.tsx')),
  },
  {
    path: `${paths.publicList}/poster`,
    ...page(() => import('../../features/libraries/pages/PublicPosterPage.tsx')),
  },
  {
    path: paths.dearWorldBook,
    handle: { title: 'Dear World Book' },
    ...page(() => import('../../features/world/pages/WorldBookPage.tsx')),
  },
  {
    path: paths.writeLetter,
    handle: { title: 'Write to the world' },
    lazy: async () => {
      const { default: WriteLetterPage } = await import('../../features/world/pages/WriteLetterPage.tsx');
      return {
        element: (
          <RequireUser allow={canWriteStories}>
            <WriteLetterPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.letterReports,
    handle: { title: 'Reported letters' },
    lazy: async () => {
      const { default: LetterReportsPage } = await import('../../features/world/desk/LetterReportsPage.tsx');
      return {
        element: (
          <RequireUser allow={(user) => Boolean(user.permissions?.includes('letter.keep'))}>
            <LetterReportsPage />
          </RequireUser>
        ),
      };
    },
  },
  {
    path: paths.letter,
    ...page(() => import('../../features/world/pages/LetterPage.tsx')),
  },
  {
    path: paths.report,
    handle: { title: 'Report a problem' },
    ...page(() => import('../../features/content/pages/ReportPage.tsx')),
  },
  {
    path: paths.tour,
    handle: { title: 'Request a tour' },
    ...page(() => import('../../features/content/pages/TourPage.tsx')),
  },
  {
    path: paths.demo,
    handle: { title: 'Demo' },
    ...page(() => import('../../features/places/pages/DemoPage.tsx')),
  },
  {
    path: paths.globalReach,
    handle: { title: 'Where we read' },
    ...page(() => import('../../features/places/pages/GlobalReachPage.tsx')),
  },
  {
    path: paths.test,
    handle: { title: 'Check this device' },
    ...page(() => import('../../features/content/pages/DevicePage.tsx')),
  },
];
