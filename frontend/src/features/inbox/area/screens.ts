import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('schools', 'head')('/admin/inbox', '/admin/pages', '/admin/tour-times'),
  ...screensOf('schools', 'team')('/admin-panel/inbox', '/admin-panel/pages', '/admin-panel/tour-times'),
  ...screensOf('content', 'head')('/admin/films', [
    '/admin/films/:filmId',
    { open: () => '/admin/films/new' },
  ]),
  ...screensOf('content', 'team')(
    '/admin-panel/experiments',
    '/admin-panel/experiment/:slug?',
    '/admin-panel/films',
    ['/admin-panel/films/:filmId', { open: () => '/admin-panel/films/new' }],
  ),
  ...screensOf('schools', 'head')(['/admin/inbox/:messageId', { unopened: 'the demo has no message' }]),
  ...screensOf('schools', 'team')(['/admin-panel/inbox/:messageId', { unopened: 'the demo has no message' }]),
  ...screensOf('schools', 'head')(['/admin/pages/:slug', { openedBy: 'journeys/content-pages' }]),
  ...screensOf('schools', 'team')(['/admin-panel/page/:slug', { openedBy: 'journeys/content-pages' }]),
];
