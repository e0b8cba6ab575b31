import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'student')(['/library/:id/read', { openedBy: 'journeys/upload-and-read' }]),
];
