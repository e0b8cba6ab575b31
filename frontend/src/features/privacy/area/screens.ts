import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'parent')('/account/privacy'),
  ...screensOf('identity', 'head')('/admin/data-requests'),
];
