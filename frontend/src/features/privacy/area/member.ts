import { may } from '@bookgrove/contract';
import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { accountPrivacy } from './addresses.ts';

/** Screens for signed-in people. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: accountPrivacy,
    title: 'Your data',
    load: () => import('../pages/PrivacyPage.tsx'),
    allow: ({ role }) => may(role, 'data.ask'),
  }),
];
