import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError.tsx';
import { RootLayout } from '../RootLayout.tsx';
import { Splash } from '../../ui/Splash.tsx';
import { publicRoutes } from './public.routes.tsx';

const ROOT = 'root';

/** What everybody may need at once. Every screen is a chunk of its own, loaded when its route is. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <RootLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Splash />,
    children: publicRoutes,
  },
];

/** First parts of the addresses in `work.routes.tsx`. */
const WORK = /^\/(admin|admin-panel|classes|bulk-enrolment|archived-students)(\/|$)/;

/** The whole app. Routes of the work areas are a table of their own, fetched on the way to the first of them. */
export const createRouter = () =>
  createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      if (!WORK.test(path)) return;
      const { workRoutes } = await import('./work.routes.tsx');
      patch(ROOT, workRoutes);
    },
  });
