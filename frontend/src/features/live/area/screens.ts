import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')('/live', [
    '/webinar/:slug',
    { open: () => '/webinar/reading-at-home' },
  ]),
  ...screensOf('learning', 'student')(['/live-room/:timeId', { openedBy: 'journeys/learning-together' }]),
  ...screensOf('learning', 'teacher')('/plan-live', ['/plan-live/:planId', { open: () => '/plan-live/new' }]),
];
