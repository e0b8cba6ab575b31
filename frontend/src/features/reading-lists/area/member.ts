import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { list } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: list,
    title: 'Reading list',
    load: () => import('../pages/ListPage.tsx'),
    allow: () => true,
  }),
];
