import { may } from '@bookgrove/contract';
import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { readingLog } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: readingLog,
    title: 'My reading',
    load: () => import('../pages/LogPage.tsx'),
    allow: ({ role }) => may(role, 'reading.record'),
  }),
];
