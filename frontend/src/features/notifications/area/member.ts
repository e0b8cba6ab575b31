import type { RouteObject } from 'react-router-dom';
import { screen } from '../../../app/routes/screen.tsx';
import { notificationSettings } from './addresses.ts';

/** Routes for signed-in users. */
export const memberRoutes: RouteObject[] = [
  screen({
    path: notificationSettings,
    title: 'How we tell you',
    load: () => import('../pages/NotificationSettingsPage.tsx'),
    allow: ({ role }) => role !== 'community',
  }),
];
