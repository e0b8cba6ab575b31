import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminPayouts, platformPayout, platformPayouts } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminPayouts, title: 'Payouts', load: () => import('../pages/ReceivedPayoutsPage.tsx') }),
  ],
  platform: [
    screen({ path: platformPayouts, title: 'Payouts', load: () => import('../pages/PayoutsPage.tsx') }),
    screen({
      path: platformPayout,
      parent: platformPayouts,
      title: 'Payout',
      load: () => import('../pages/PayoutPage.tsx'),
    }),
  ],
};
