import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  adminUsers,
  adminUserView,
  adminAddUser,
  adminEditUser,
  adminAudit,
  adminPeopleExports,
  platformUsers,
  platformStudents,
  platformTeachers,
  platformUser,
  platformEditUser,
  platformUserProfile,
  platformUserView,
  platformUsersDashboard,
  platformUserDashboard,
  platformAudit,
  platformPeopleExports,
} from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  school: [
    screen({ path: adminUsers, title: 'People', load: () => import('../pages/PeopleTablePage.tsx') }),
    screen({
      path: adminUserView,
      parent: adminUsers,
      title: 'Person',
      load: () => import('../pages/PersonPage.tsx'),
    }),
    screen({
      path: adminAddUser,
      parent: adminUsers,
      title: 'Add a person',
      load: () => import('../pages/PersonFormPage.tsx'),
    }),
    screen({
      path: adminEditUser,
      parent: adminUsers,
      title: 'Edit a person',
      load: () => import('../pages/PersonFormPage.tsx'),
    }),
    screen({
      path: adminPeopleExports,
      parent: adminUsers,
      title: 'Large exports',
      load: () => import('../pages/PeopleExportsPage.tsx'),
    }),
    screen({ path: adminAudit, title: 'Audit', load: () => import('../pages/AuditPage.tsx') }),
  ],
  platform: [
    screen({ path: platformUsers, title: 'All users', load: () => import('../pages/PeopleTablePage.tsx') }),
    screen({ path: platformStudents, title: 'Students', load: () => import('../pages/PeopleTablePage.tsx') }),
    screen({ path: platformTeachers, title: 'Teachers', load: () => import('../pages/PeopleTablePage.tsx') }),
    screen({
      path: platformUser,
      parent: platformUsers,
      title: 'Add user',
      load: () => import('../pages/PersonFormPage.tsx'),
    }),
    screen({
      path: platformEditUser,
      parent: platformUsers,
      title: 'Edit user',
      load: () => import('../pages/PersonFormPage.tsx'),
    }),
    screen({
      path: platformUserProfile,
      parent: platformUsers,
      title: 'User',
      load: () => import('../pages/PersonPage.tsx'),
    }),
    screen({
      path: platformUserView,
      parent: platformUsers,
      title: 'User',
      load: () => import('../pages/PersonPage.tsx'),
    }),
    screen({
      path: platformUsersDashboard,
      title: 'Users',
      load: () => import('../pages/PeopleDashboardPage.tsx'),
    }),
    screen({
      path: platformUserDashboard,
      parent: platformUsersDashboard,
      title: 'Users',
      load: () => import('../pages/PeopleDashboardPage.tsx'),
    }),
    screen({
      path: platformPeopleExports,
      parent: platformUsers,
      title: 'Large exports',
      load: () => import('../pages/PeopleExportsPage.tsx'),
    }),
    screen({ path: platformAudit, title: 'Audit', load: () => import('../pages/AuditPage.tsx') }),
  ],
};
