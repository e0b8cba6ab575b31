import { Navigate, type RouteObject } from 'react-router-dom';
import type { User } from '../../api/types.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { RequireUser } from '../guards/RequireUser.tsx';
import { paths } from '../paths.ts';
import { platformInboxRoutes, schoolInboxRoutes } from './inbox.routes.tsx';
import { schoolClassRoutes } from './classes.routes.tsx';
import { page } from './page.tsx';
import { platformPeopleRoutes, schoolPeopleRoutes } from './people.routes.tsx';

/** What a school's administrators decide on. */
const SCHOOL_PAGES: RouteObject[] = [
  {
    path: paths.adminReviews,
    handle: { title: 'Reported reviews' },
    ...page(() => import('../../features/admin-books/pages/ReportedReviewsPage.tsx')),
  },
  {
    path: paths.adminSetup,
    handle: { title: 'Set up' },
    ...page(() => import('../../features/schools/pages/SetupPage.tsx')),
  },
  {
    path: paths.adminModes,
    handle: { title: 'Modes' },
    ...page(() => import('../../features/modes/pages/SchoolModesPage.tsx')),
  },
];

/** What the platform's team keeps. */
const PLATFORM_PAGES: RouteObject[] = [
  {
    path: paths.platformSchools,
    handle: { title: 'Schools' },
    ...page(() => import('../../features/schools/pages/SchoolsTablePage.tsx')),
  },
  {
    path: paths.platformSchool,
    handle: { title: 'School' },
    ...page(() => import('../../features/schools/pages/SchoolFormPage.tsx')),
  },
  {
    path: paths.platformModes,
    handle: { title: 'Modes' },
    ...page(() => import('../../features/modes/pages/PlatformModesPage.tsx')),
  },
];

/** The tree of categories, kept by a school and by the platform in the same way. */
const categoryPages = (list: string, form: string): RouteObject[] => [
  {
    path: list,
    handle: { title: 'Categories' },
    ...page(() => import('../../features/admin-books/pages/CategoriesPage.tsx')),
  },
  {
    path: form,
    handle: { title: 'Category' },
    ...page(() => import('../../features/admin-books/pages/CategoryFormPage.tsx')),
  },
];

/** The desk of those who look after books: a school's own, and the platform's of all schools. */
const deskPages = (board: string, dashboard: string, book: string): RouteObject[] => [
  {
    path: board,
    handle: { title: 'Book monitoring' },
    ...page(() => import('../../features/book-desk/pages/BookMonitoringPage.tsx')),
  },
  {
    path: dashboard,
    handle: { title: 'Books in numbers' },
    ...page(() => import('../../features/book-desk/pages/BooksDashboardPage.tsx')),
  },
  {
    path: book,
    handle: { title: 'A book on the desk' },
    ...page(() => import('../../features/book-desk/pages/ViewBookPage.tsx')),
  },
];

/** Lists of books, forms of what is said of one, and books that are here twice. */
const importPages = (imports: string, twins: string, book: string): RouteObject[] => [
  {
    path: imports,
    handle: { title: 'Import books' },
    ...page(() => import('../../features/book-imports/pages/BookImportsPage.tsx')),
  },
  {
    path: `${imports}/:importId`,
    handle: { title: 'A list of books' },
    ...page(() => import('../../features/book-imports/pages/BookImportPage.tsx')),
  },
  {
    path: twins,
    handle: { title: 'Here twice' },
    ...page(() => import('../../features/book-imports/pages/BookTwinsPage.tsx')),
  },
  {
    path: book,
    handle: { title: 'What is said of a book' },
    ...page(() => import('../../features/book-imports/pages/BookFormPage.tsx')),
  },
];

/** An area for adults at work: guarded as a whole, in its own layout, which visitors never load. */
function workArea(
  root: string,
  area: 'school' | 'platform',
  allow: (user: User) => boolean,
  books: string,
  more: RouteObject[],
): RouteObject {
  return {
    path: root,
    lazy: async () => {
      const { WorkLayout } = await import('../layouts/WorkLayout.tsx');
      return {
        element: (
          <RequireUser allow={allow} visitors="choice">
            <WorkLayout area={area} />
          </RequireUser>
        ),
      };
    },
    errorElement: <RouteError />,
    children: [
      {
        index: true,
        element: <Navigate to={area === 'school' ? paths.adminDashboard : paths.platformDashboard} replace />,
      },
      {
        path: area === 'school' ? paths.adminDashboard : paths.platformDashboard,
        handle: { title: 'Dashboard' },
        ...(area === 'school'
          ? page(() => import('../../features/dashboard/pages/SchoolDashboardPage.tsx'))
          : page(() => import('../../features/dashboard/pages/PlatformDashboardPage.tsx'))),
      },
      {
        path: books,
        handle: { title: 'Books' },
        ...page(() => import('../../features/admin-books/pages/BooksTablePage.tsx')),
      },
      ...(area === 'school'
        ? [
            {
              path: paths.adminInvitations,
              handle: { title: 'Invitations' },
              ...page(() => import('../../features/account/invitation/InvitationsPage.tsx')),
            },
            {
              path: paths.adminSignIn,
              handle: { title: 'Signing in' },
              ...page(() => import('../../features/sso/pages/SchoolSignInPage.tsx')),
            },
            {
              path: paths.adminGuardians,
              handle: { title: 'Guardians' },
              ...page(() => import('../../features/family/pages/PendingGuardiansPage.tsx')),
            },
            {
              path: paths.adminDataRequests,
              handle: { title: 'Data requests' },
              ...page(() => import('../../features/privacy/pages/DataRequestsPage.tsx')),
            },
          ]
        : []),
      ...(area === 'school'
        ? categoryPages(paths.adminCategories, paths.adminCategory)
        : categoryPages(paths.platformCategories, paths.platformCategory)),
      ...(area === 'school'
        ? deskPages(paths.adminMonitoring, paths.adminBooksDashboard, paths.adminViewBook)
        : deskPages(paths.platformMonitoring, paths.platformBooksDashboard, paths.platformViewBook)),
      ...(area === 'school'
        ? importPages(paths.adminBookImports, paths.adminBookTwins, paths.adminBook)
        : importPages(paths.platformBookImports, paths.platformBookTwins, paths.platformBook)),
      ...(area === 'school' ? schoolInboxRoutes : platformInboxRoutes),
      ...more,
      ...(area === 'school' ? SCHOOL_PAGES : PLATFORM_PAGES),
      { path: '*', handle: { title: 'Page not found' }, ...page(() => import('../errors/NotFoundPage.tsx')) },
    ],
  };
}

export const adminRoutes: RouteObject[] = [
  workArea(paths.admin, 'school', ({ role }) => role === 'school_admin', paths.adminBooks, [
    ...schoolClassRoutes,
    ...schoolPeopleRoutes,
  ]),
  workArea(paths.platform, 'platform', ({ is_staff }) => is_staff, paths.platformBooks, platformPeopleRoutes),
];
