import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'team')('/admin-panel/superpower-teacher', '/admin-panel/superpower-parent'),
  ...screensOf('content', 'teacher')('/superpower'),
  ...screensOf('identity', 'visitor')(['/leader-badge/:code', { openedBy: 'journeys/leaders' }]),
];
