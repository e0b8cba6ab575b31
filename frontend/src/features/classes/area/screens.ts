import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'teacher')('/class-notes', '/class-words'),
  ...screensOf('identity', 'teacher')(
    '/classes',
    '/classes/new',
    '/archived-students',
    ['/classes/:classId', { open: ({ classId }) => `/classes/${classId}` }],
    ['/classes/:classId/edit', { open: ({ classId }) => `/classes/${classId}/edit` }],
  ),
  ...screensOf('identity', 'head')(
    '/admin/classes',
    '/admin/addclass',
    ['/admin/addclass/:classId', { open: ({ classId }) => `/admin/addclass/${classId}` }],
    ['/admin/class-students/:classId', { open: ({ classId }) => `/admin/class-students/${classId}` }],
  ),
];
