import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'head')('/admin/connections'),
  ...screensOf(
    'learning',
    'teacher',
  )([
    '/choose-content/:requestId',
    { unopened: 'A platform makes its address; the test of launches answers one' },
  ]),
];
