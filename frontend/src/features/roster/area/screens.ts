import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('identity', 'teacher')('/bulk-enrolment', '/bulk-enrolment/'),
  ...screensOf(
    'identity',
    'teacher',
  )(['/bulk-enrolment/:importId', { unopened: 'the demo has no list of students that waits' }]),
];
