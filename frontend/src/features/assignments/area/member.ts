import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { today } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: today,
    title: 'Today',
    load: () => import('../pages/TodayPage.tsx'),
    allow: () => true,
  }),
];
