import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminCharities,
  adminCharityForm,
  platformCharities,
  platformCharitiesDashboard,
  platformCharityDetails,
  platformCharityForm,
} from './addresses.ts';

const list = (path: string) =>
  screen({ path, title: 'Charities', load: () => import('../administration/AllCharitiesPage.tsx') });
const form = (path: string, parent: string) =>
  screen({ path, parent, title: 'Charity', load: () => import('../administration/CharityFormPage.tsx') });

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [list(adminCharities), form(adminCharityForm, adminCharities)],
  platform: [
    screen({
      path: platformCharitiesDashboard,
      title: 'Money of charities',
      load: () => import('../administration/CharitiesDashboardPage.tsx'),
    }),
    list(platformCharities),
    form(platformCharityForm, platformCharities),
    screen({
      path: platformCharityDetails,
      parent: platformCharities,
      title: 'Charity',
      load: () => import('../administration/CharityDetailsPage.tsx'),
    }),
  ],
};
