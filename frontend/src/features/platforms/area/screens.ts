import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'head')('/admin/connections'),
  ...screensOf(
    'learning',
    'teacher',
  )(['/choose-content/:requestId', { openedBy: 'journeys/learning-platforms' }]),
];
