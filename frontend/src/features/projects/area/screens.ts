import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('giving', 'visitor')('/projects', [
    '/charity-projects/:idOrSlug',
    { open: () => '/charity-projects/a-reading-room-by-the-lake' },
  ]),
  ...screensOf('giving', 'team')(
    '/admin-panel/all-projects',
    ['/admin-panel/project/:projectId?', { open: () => '/admin-panel/project' }],
    [
      '/admin-panel/project-details-view/:projectId',
      { open: ({ project }) => `/admin-panel/project-details-view/${project}` },
    ],
  ),
];
