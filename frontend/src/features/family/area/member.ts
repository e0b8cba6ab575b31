import { may } from '@bookgrove/contract';
import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { family, myConsents } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: family,
    title: 'My family',
    load: () => import('../pages/FamilyPage.tsx'),
    allow: ({ role }) => may(role, 'child.guard'),
  }),
  screen({
    path: myConsents,
    title: 'What my family allows',
    load: () => import('../pages/MyConsentsPage.tsx'),
    allow: ({ role }) => role === 'student',
  }),
];
