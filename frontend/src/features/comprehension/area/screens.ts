import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')('/comprehension-corner', [
    '/comprehension-corner/:slug',
    { open: () => '/comprehension-corner/the-mango-map' },
  ]),
  ...screensOf('learning', 'teacher')('/make-quizzes', '/reading-skills', [
    '/make-quizzes/:quizId',
    { unopened: 'Its address has the id of a quiz, which the demo makes after the first shelf' },
  ]),
];
