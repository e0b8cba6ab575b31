import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('giving', 'visitor')('/projects', [
    '/charity-projects/:idOrSlug',
    { unopened: 'The demo data has no project yet; opened by the specification of the page' },
  ]),
  ...screensOf('giving', 'team')(
    '/admin-panel/all-projects',
    ['/admin-panel/project/:projectId?', { open: () => '/admin-panel/project' }],
    ['/admin-panel/project-details-view/:projectId', { unopened: 'The demo data has no project yet' }],
  ),
];
