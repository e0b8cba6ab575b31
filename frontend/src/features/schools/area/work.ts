import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminBranding,
  adminSchoolData,
  adminSettings,
  adminSetup,
  platformSchools,
  platformSchool,
  platformSchoolData,
  platformSchoolSettings,
} from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminSetup, title: 'Set up', load: () => import('../pages/SetupPage.tsx') }),
    screen({
      path: adminSettings,
      title: 'School settings',
      load: () => import('../pages/SchoolSettingsPage.tsx'),
    }),
    screen({
      path: adminBranding,
      parent: adminSettings,
      title: 'Logo and colours',
      load: () => import('../pages/BrandingPage.tsx'),
    }),
    screen({
      path: adminSchoolData,
      title: 'Data of the school',
      load: () => import('../pages/SchoolDataPage.tsx'),
    }),
  ],
  platform: [
    screen({
      path: platformSchoolData,
      parent: platformSchools,
      title: 'Data of the school',
      load: () => import('../pages/SchoolDataPage.tsx'),
    }),
    screen({
      path: platformSchoolSettings,
      parent: platformSchools,
      title: 'School settings',
      load: () => import('../pages/SchoolSettingsPage.tsx'),
    }),
    screen({ path: platformSchools, title: 'Schools', load: () => import('../pages/SchoolsTablePage.tsx') }),
    screen({
      path: platformSchool,
      parent: platformSchools,
      title: 'School',
      load: () => import('../pages/SchoolFormPage.tsx'),
    }),
  ],
};
