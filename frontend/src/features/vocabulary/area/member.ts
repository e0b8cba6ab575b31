import { may } from '@bookgrove/contract';
import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { myWords } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: myWords,
    title: 'My words',
    load: () => import('../pages/MyWordsPage.tsx'),
    allow: ({ role }) => may(role, 'reading.record'),
  }),
];
