import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { challengeRound } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: challengeRound,
    title: null,
    load: () => import('../rounds/RoundPage.tsx'),
    allow: () => true,
  }),
];
