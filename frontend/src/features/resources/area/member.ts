import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { resources, resource } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: resources,
    title: 'To learn with',
    load: () => import('../pages/ResourcesPage.tsx'),
    allow: () => true,
  }),
  screen({ path: resource, title: null, load: () => import('../pages/ResourcePage.tsx'), allow: () => true }),
];
