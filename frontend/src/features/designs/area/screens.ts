import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('catalog', 'teacher')('/canva/'),
  ...screensOf('content', 'teacher')(['/canva/:designId', { openedBy: 'journeys/demo-map-and-covers' }]),
];
