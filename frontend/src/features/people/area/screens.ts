import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'head')(
    '/admin/users',
    '/admin/adduser',
    ['/admin/adduser/:userId', { open: ({ person }) => `/admin/adduser/${person}` }],
    ['/admin/users/:userId', { open: ({ person }) => `/admin/users/${person}` }],
    '/admin/users/exports',
    '/admin/audit',
  ),
  ...screensOf('identity', 'team')(
    '/admin-panel/user-dashboard',
    '/admin-panel/users-dashboard',
    '/admin-panel/user',
    ['/admin-panel/user/:userId', { open: ({ person }) => `/admin-panel/user/${person}` }],
    ['/admin-panel/userprofile/:userId', { open: ({ person }) => `/admin-panel/userprofile/${person}` }],
    '/admin-panel/all-users',
    '/admin-panel/students',
    '/admin-panel/teachers',
    '/admin-panel/all-users/exports',
    '/admin-panel/audit',
  ),
  ...screensOf('identity', 'team')(['/admin-panel/userprofile', { openedBy: 'journeys/view-as' }]),
];
