import { screensOf, type Screen } from '../../../app/area.ts';

const FIRST = '/course/this-is-course';

export const screens: Screen[] = [
  ...screensOf('learning', 'visitor')(
    '/courses',
    '/teacher-training',
    ['/course/:course', { open: () => FIRST }],
    ['/course/:course/:chapter/:lesson', { open: () => `${FIRST}/begin-here/what-a-course-is` }],
    ['/course-invitation/:token', { openedBy: 'journeys/rounds-and-guests' }],
    ['/teacher-training-course/:course', { unopened: 'The same page as /course/:course' }],
    [
      '/teacher-training-course/:course/:chapter/:lesson',
      { unopened: 'The same page as /course/:course/:chapter/:lesson' },
    ],
  ),
  ...screensOf('learning', 'teacher')('/make-courses', [
    '/make-courses/:courseId',
    { openedBy: 'journeys/courses' },
  ]),
  ...screensOf('learning', 'teacher')('/training-cohorts', [
    '/training-cohorts/:cohortId',
    { open: () => '/training-cohorts/new' },
  ]),
];
