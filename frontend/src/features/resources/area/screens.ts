import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('content', 'teacher')(
    '/uploadcontent',
    ['/uploadcontent/:resourceId', { open: ({ ownPiece }) => `/uploadcontent/${ownPiece}` }],
    '/resources',
    ['/resources/:resourceId', { open: ({ piece }) => `/resources/${piece}` }],
  ),
  ...screensOf('content', 'student')('/resources'),
  ...screensOf('content', 'head')('/admin/resources'),
  ...screensOf('content', 'team')('/admin-panel/resources'),
  ...screensOf('content', 'head')(['/admin/resources/:resourceId', { openedBy: 'journeys/resources' }]),
  ...screensOf('content', 'team')(['/admin-panel/resources/:resourceId', { openedBy: 'journeys/resources' }]),
];
