import type { RouteObject } from 'react-router-dom';
import { allEntry } from '../areas/entry.generated.ts';
import { RouteError } from '../errors/RouteError.tsx';
import { PublicLayout } from '../layouts/PublicLayout.tsx';
import { openScreen } from './page.tsx';

/** The route whose children are between header and footer. */
export const SHELL = 'shell';

/** The most frequent landing pages: the library, and a book. Everything else is in the tables of `index.tsx`. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        id: SHELL,
        errorElement: <RouteError />,
        children: [
          ...allEntry.flatMap(({ shell = [] }) => shell),
          openScreen({
            path: '*',
            title: 'Page not found',
            load: () => import('../errors/NotFoundPage.tsx'),
          }),
        ],
      },
    ],
  },
  { errorElement: <RouteError />, children: allEntry.flatMap(({ ownPage = [] }) => ownPage) },
];
