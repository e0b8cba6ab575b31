import { may } from '@bookgrove/contract';
import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { superpower, leaderBadge } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: superpower,
    title: 'Superpower programme',
    load: () => import('../pages/SuperpowerPage.tsx'),
    allow: ({ role }) => may(role, 'leader.be'),
  }),
  screen({ path: leaderBadge, title: 'Badge', load: () => import('../pages/BadgePage.tsx') }),
];
