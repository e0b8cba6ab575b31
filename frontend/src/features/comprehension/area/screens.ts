import { screensOf, type Screen } from '../../../app/area.ts';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')('/comprehension-corner', [
    '/comprehension-corner/:slug',
    { unopened: 'The demo makes quizzes after the first shelf' },
  ]),
  ...screensOf('learning', 'teacher')('/make-quizzes', '/reading-skills', [
    '/make-quizzes/:quizId',
    { unopened: 'Its address has the id of a quiz, which the demo makes after the first shelf' },
  ]),
];
