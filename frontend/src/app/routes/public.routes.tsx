import type { RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { paths } from '../paths.ts';
import { page, titled } from './page.tsx';

/** The route whose children stand between header and footer. */
export const SHELL = 'shell';

/** Where nearly everybody arrives: the books, and a book. Everything else is in the tables of `index.tsx`. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        id: SHELL,
        errorElement: <RouteError />,
        children: [
          {
            path: paths.home,
            ...titled('Library'),
            ...page(() => import('../../features/library/pages/LandingPage.tsx')),
          },
          {
            path: paths.library,
            ...titled('Library'),
            ...page(() => import('../../features/library/pages/LandingPage.tsx')),
          },
          {
            path: paths.atHome,
            ...titled('My books at home'),
            ...page(() => import('../../features/home/pages/AtHomePage.tsx')),
          },
          { path: paths.book, ...page(() => import('../../features/library/pages/BookPage.tsx')) },
          { path: '*', ...titled('Page not found'), ...page(() => import('../errors/NotFoundPage.tsx')) },
        ],
      },
    ],
  },
  {
    errorElement: <RouteError />,
    children: [{ path: paths.read, ...page(() => import('../../features/reader/pages/ReaderPage.tsx')) }],
  },
];
