import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('content', 'visitor')('/impact-films', [
    '/impact-films/:slug',
    { open: () => '/impact-films/the-journey-of-a-drop' },
  ]),
];
