import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('schools', 'head')(
    '/admin/set-up',
    '/admin/settings',
    '/admin/settings/data',
    '/admin/branding',
  ),
  ...screensOf('schools', 'team')(
    '/admin-panel/all-tenants',
    '/admin-panel/tenant/:tenantId?',
    ['/admin-panel/tenant/:id', { open: ({ school }) => `/admin-panel/tenant/${school}` }],
    [
      '/admin-panel/tenant/:tenantId/settings',
      { open: ({ school }) => `/admin-panel/tenant/${school}/settings` },
    ],
    ['/admin-panel/tenant/:tenantId/data', { open: ({ school }) => `/admin-panel/tenant/${school}/data` }],
  ),
];
