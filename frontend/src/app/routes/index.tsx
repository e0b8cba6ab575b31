import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { RouteError } from '../errors/RouteError.tsx';
import { RootLayout } from '../RootLayout.tsx';
import { Splash } from '../../ui/Splash.tsx';
import { publicRoutes, SHELL } from './public.routes.tsx';

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

/** Addresses of `public.routes.tsx`, which need no further table. */
const AT_HAND = /^\/(library(\/.*)?)?$/;
/** First parts of the addresses in `work.routes.tsx`. */
export const WORK =
  /^\/(class-notes|class-words|admin|admin-panel|classes|students|bulk-enrolment|archived-students|reading-lists)(\/|$)/;
/** First parts of the addresses in `member.routes.tsx`. */
export const MEMBERS =
  /^\/(account|reading-log|my-words|uploadbook|uploadcontent|resources|upload-blog|uploadblogsteps|storyedit|family|my-consents|canva|superpower|leader-badge|list)(\/|$)/;

/** The whole app. Tables of routes that most visits never need are fetched on the way to the first of theirs. */
export const createRouter = () =>
  createBrowserRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      if (AT_HAND.test(path)) return;
      const [further, members, work] = await Promise.all([
        import('./further.routes.tsx'),
        MEMBERS.test(path) && import('./member.routes.tsx'),
        WORK.test(path) && import('./work.routes.tsx'),
      ]);
      if (work) patch(ROOT, work.workRoutes);
      if (members) patch(SHELL, members.memberRoutes);
      patch(SHELL, further.shellRoutes);
      patch(ROOT, further.ownPageRoutes);
    },
  });
