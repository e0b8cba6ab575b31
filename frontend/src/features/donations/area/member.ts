import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { gifts } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: gifts,
    title: 'My gifts',
    load: () => import('../pages/GiftsPage.tsx'),
    allow: (user) => user.permissions?.includes('donation.give') ?? false,
  }),
];
