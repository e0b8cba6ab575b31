import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths.ts';
import { page } from './page.tsx';

const table = page(() => import('../../features/people/pages/PeopleTablePage.tsx'));
const form = page(() => import('../../features/people/pages/PersonFormPage.tsx'));
const person = page(() => import('../../features/people/pages/PersonPage.tsx'));
const audit = page(() => import('../../features/people/pages/AuditPage.tsx'));
const leaders = page(() => import('../../features/leaders/pages/LeadersTablePage.tsx'));
const account = page(() => import('../../features/account/profile/AccountPage.tsx'));
const dashboard = page(() => import('../../features/people/pages/PeopleDashboardPage.tsx'));

/** People of the school, in its administrators' area. */
export const schoolPeopleRoutes: RouteObject[] = [
  { path: paths.adminUsers, handle: { title: 'People' }, ...table },
  { path: paths.adminUserView, handle: { title: 'Person' }, ...person },
  { path: paths.adminAddUser, handle: { title: 'Add a person' }, ...form },
  { path: paths.adminEditUser, handle: { title: 'Edit a person' }, ...form },
  { path: paths.adminProfile, handle: { title: 'My account' }, ...account },
  { path: paths.adminAudit, handle: { title: 'Audit' }, ...audit },
];

/** People of every school, in the platform's area. */
export const platformPeopleRoutes: RouteObject[] = [
  { path: paths.platformUsers, handle: { title: 'All users' }, ...table },
  { path: paths.platformStudents, handle: { title: 'Students' }, ...table },
  { path: paths.platformTeachers, handle: { title: 'Teachers' }, ...table },
  { path: paths.platformSuperpowerTeachers, handle: { title: 'Superpower Teachers' }, ...leaders },
  { path: paths.platformSuperpowerParents, handle: { title: 'Superpower Parents' }, ...leaders },
  { path: paths.platformUser, handle: { title: 'Add user' }, ...form },
  { path: paths.platformEditUser, handle: { title: 'Edit user' }, ...form },
  { path: paths.platformUserProfile, handle: { title: 'User' }, ...person },
  { path: paths.platformUserView, handle: { title: 'User' }, ...person },
  { path: paths.platformUsersDashboard, handle: { title: 'Users' }, ...dashboard },
  { path: paths.platformUserDashboard, handle: { title: 'Users' }, ...dashboard },
  { path: paths.platformAudit, handle: { title: 'Audit' }, ...audit },
];
