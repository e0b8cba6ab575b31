import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')(
    '/hubs',
    ['/hubs/:hub', { open: () => '/hubs/the-river-hub' }],
    ['/hubs/:course/:chapter/:lesson', { unopened: 'The same page as /course/:course/:chapter/:lesson' }],
  ),
  ...screensOf('learning', 'teacher')('/make-hubs', [
    '/make-hubs/:hubId',
    { unopened: 'The draft of a hub has no fixed id; its parts are those of /make-courses/:courseId' },
  ]),
];
