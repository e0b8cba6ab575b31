import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')(
    ['/certificate/:code', { unopened: 'Codes of certificates are random' }],
    ['/certificates/:code', { unopened: 'Codes of certificates are random' }],
  ),
  ...screensOf('learning', 'teacher')('/certificates-given'),
];
