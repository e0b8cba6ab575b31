import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('content', 'visitor')('/dear-world-book'),
  ...screensOf('catalog', 'student')('/dear-world-book', '/dear-world-book/write'),
  ...screensOf('catalog', 'teacher')('/dear-world-book/reports'),
  ...screensOf('catalog', 'team')('/admin-panel/dear-world-book'),
  ...screensOf('catalog', 'visitor')(['/dear-world-book/:letterId', { openedBy: 'journeys/stories' }]),
];
