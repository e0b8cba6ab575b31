import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('schools', 'head')('/admin/school-modes'),
  ...screensOf('schools', 'team')('/admin-panel/modes'),
];
