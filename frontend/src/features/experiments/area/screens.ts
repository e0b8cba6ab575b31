import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('content', 'visitor')('/experiment'),
  ...screensOf('content', 'visitor')(['/experiment/:slug', { open: () => '/experiment/rainbow-in-a-glass' }]),
];
