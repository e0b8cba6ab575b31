import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'head')('/admin/proposals', [
    '/admin/proposals/:proposalId',
    { openedBy: 'journeys/second-person' },
  ]),
  ...screensOf('identity', 'team')('/admin-panel/proposals', [
    '/admin-panel/proposals/:proposalId',
    { unopened: 'The same screen as that of a school, which journeys/second-person opens.' },
  ]),
];
