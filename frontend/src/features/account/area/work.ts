import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminProfile, adminInvitations } from './addresses.ts';

/** Routes for administration and teaching. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminProfile, title: 'My account', load: () => import('../profile/AccountPage.tsx') }),
    screen({
      path: adminInvitations,
      title: 'Invitations',
      load: () => import('../invitation/InvitationsPage.tsx'),
    }),
  ],
};
