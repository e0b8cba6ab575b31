import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'student')('/my-consents'),
  ...screensOf('identity', 'parent')('/family'),
  ...screensOf('identity', 'teacher')(
    ['/classes/:id/letters', { open: ({ classId }) => `/classes/${classId}/letters` }],
    ['/classes/:id/families', { open: ({ classId }) => `/classes/${classId}/families` }],
    ['/students/:id/guardians', { open: ({ student }) => `/students/${student}/guardians` }],
  ),
  ...screensOf('identity', 'head')('/admin/guardians'),
];
