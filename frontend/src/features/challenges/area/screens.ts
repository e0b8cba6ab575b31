import { screensOf, type Screen } from '../../../app/area.ts';

const LETTER = '/challenges/write-a-letter-and-change-the-world-with-pencil';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')(
    '/challenges',
    ['/sdg-challenge/:challenge', { open: () => '/sdg-challenge/a-bucket-a-day' }],
    ['/challenges/:letter', { open: () => LETTER }],
  ),
  ...screensOf(
    'learning',
    'student',
  )(['/challenge-round/:roundId', { openedBy: 'journeys/rounds-and-guests' }]),
  ...screensOf('learning', 'teacher')('/challenge-work', '/make-challenges', [
    '/make-challenges/:challengeId',
    { unopened: 'The draft of a challenge has no fixed id; its parts are those of /make-courses/:courseId' },
  ]),
];
