import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'student')('/account/notifications'),
  ...screensOf('identity', 'teacher')('/account/notifications'),
];
