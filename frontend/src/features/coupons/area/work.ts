import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminCoupons, platformCoupons } from './addresses.ts';

const coupons = (path: string) =>
  screen({ path, title: 'Coupons', load: () => import('../pages/CouponsPage.tsx') });

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [coupons(adminCoupons)],
  platform: [coupons(platformCoupons)],
};
