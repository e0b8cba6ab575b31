import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('content', 'visitor')(
    '/libraries',
    ['/libraries/:slug', { open: () => '/libraries/greenfield-tower-library' }],
    [
      '/libraries/:slug/lists/:list',
      { open: () => `/libraries/greenfield-tower-library/lists/all-about-rain` },
    ],
    [
      '/libraries/:slug/lists/:list/poster',
      { open: () => `/libraries/greenfield-tower-library/lists/all-about-rain/poster` },
    ],
  ),
  ...screensOf('content', 'head')('/admin/libraries', [
    '/admin/libraries/:libraryId',
    { open: () => '/admin/libraries/new' },
  ]),
  ...screensOf('content', 'team')('/admin-panel/libraries', [
    '/admin-panel/libraries/:libraryId',
    { open: () => '/admin-panel/libraries/new' },
  ]),
];
