import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { designs, design } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: designs,
    title: 'Covers and posters',
    load: () => import('../pages/DesignsPage.tsx'),
    allow: ({ permissions }) => permissions?.includes('design.make') ?? false,
  }),
  screen({
    path: design,
    title: 'Covers and posters',
    load: () => import('../pages/DesignPage.tsx'),
    allow: ({ permissions }) => permissions?.includes('design.make') ?? false,
  }),
];
