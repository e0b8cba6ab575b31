import type { RouteObject } from 'react-router-dom';
import { hasOwnAccount } from '../../../api/session.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { accountSecurity, account, readingApps, devices } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: accountSecurity,
    title: 'Security of your account',
    load: () => import('../security/pages/SecurityPage.tsx'),
    allow: hasOwnAccount,
  }),
  screen({
    path: account,
    title: 'My account',
    load: () => import('../profile/AccountPage.tsx'),
    allow: ({ role }) => role !== 'community',
  }),
  screen({
    path: readingApps,
    title: 'Reading apps',
    load: () => import('../reading-apps/ReadingAppsPage.tsx'),
    allow: ({ role }) => role !== 'community',
  }),
  screen({
    path: devices,
    title: 'Your devices',
    load: () => import('../devices/DevicesPage.tsx'),
    allow: () => true,
  }),
];
