import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError.tsx';
import { RootLayout } from '../RootLayout.tsx';
import { Splash } from '../../ui/Splash.tsx';
import { MEMBERS, WORK } from '../areas/tables.generated.ts';
import { publicRoutes, SHELL } from './public.routes.tsx';

const ROOT = 'root';

/** Routes that everybody may need at once. Every screen is a chunk of its own, loaded with its route. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Splash />,
    children: publicRoutes,
  },
];

/** Addresses of `public.routes.tsx`, which need no further table. */
const AT_HAND = /^\/(library(\/.*)?)?$/;

/**
 * The router of the whole app. Route tables that most visits never need are fetched on navigation to one of
 * their addresses.
 */
export const createRouter = () =>
  createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      if (AT_HAND.test(path)) return;
      const [further, members, work] = await Promise.all([
        import('./additional.routes.tsx'),
        MEMBERS.test(path) && import('./member.routes.tsx'),
        WORK.test(path) && import('./work.routes.tsx'),
      ]);
      if (work) patch(ROOT, work.workRoutes);
      if (members) patch(SHELL, members.memberRoutes);
      patch(SHELL, further.shellRoutes);
      patch(ROOT, further.ownPageRoutes);
    },
  });
