import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('giving', 'visitor')('/charities', [
    '/charities/:idOrSlug',
    { open: () => '/charities/one-lamp' },
  ]),
  ...screensOf('giving', 'head')('/admin/charities', [
    '/admin/addcharities/:charityId?',
    { open: () => '/admin/addcharities' },
  ]),
  ...screensOf('giving', 'team')(
    '/admin-panel/charities-dashboard',
    '/admin-panel/all-charities',
    ['/admin-panel/charity/:charityId?', { open: () => '/admin-panel/charity' }],
    [
      '/admin-panel/charity-details-view/:charityId',
      { open: ({ charity }) => `/admin-panel/charity-details-view/${charity}` },
    ],
  ),
];
