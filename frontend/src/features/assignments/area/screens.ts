import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'student')('/today'),
  ...screensOf('learning', 'teacher')('/given-work', '/help-board', '/gradebook'),
];
