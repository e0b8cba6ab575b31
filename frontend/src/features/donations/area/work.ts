import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { adminDonations, platformDonations } from './addresses.ts';

const donations = (path: string) =>
  screen({ path, title: 'Donations', load: () => import('../administration/DonationsPage.tsx') });

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [donations(adminDonations)],
  platform: [donations(platformDonations)],
};
