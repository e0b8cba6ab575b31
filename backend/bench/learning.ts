// What the screens of learning cost with 5,000 learners and 100,000 attempts, and with ten times as many: the Today list, the
// help board, the gradebook, the page of a course and what else a class opens each day. The columns are those of `growth`.
// LEARNING_SCALE=0.1 makes both data sets smaller.
import { compareGrowth } from './support/growth-compare.ts';
import type { Route } from './support/growth-routes.ts';
import { COURSE, makeLearningData, type LearningSize } from './support/learning-data.ts';
import type { Bench } from './support/world.ts';

const scale = Number(process.env['LEARNING_SCALE'] ?? 1);
const sized = (learners: number, attempts: number): LearningSize => ({
  learners: learners * scale,
  attempts: attempts * scale,
});
const SMALL = sized(5_000, 100_000);
const LARGE = sized(50_000, 1_000_000);

const FIRST_STUDENT = '00000000-0000-7000-a000-000000000001';
const ROUTES: Route[] = [
  { asker: 'student', path: '/api/today/' },
  { asker: 'parent', path: `/api/today/?child=${FIRST_STUDENT}` },
  { asker: 'parent', path: `/api/week-digest/?child=${FIRST_STUDENT}` },
  { asker: 'teacher', path: '/api/help-board/' },
  {
    asker: 'teacher',
    path: `/api/help-board/${FIRST_STUDENT}/?class_id=00000000-0000-7000-9000-000000000001`,
  },
  { asker: 'teacher', path: '/api/gradebook/' },
  { asker: 'teacher', path: '/api/skill-grid/' },
  { asker: 'teacher', path: '/api/assignments/' },
  { asker: 'student', path: '/api/courses/' },
  { asker: 'student', path: `/api/courses/${COURSE}/` },
  { asker: 'student', path: `/api/courses/${COURSE}/chapters/` },
  { asker: 'student', path: `/api/courses/${COURSE}/chapters/part-1/lessons/lesson-1/` },
  { asker: 'teacher', path: `/api/courses/${COURSE}/learners/` },
  { asker: 'student', path: '/api/course-enrollments/' },
  { asker: 'student', path: '/api/comprehension-corner/' },
  { asker: 'head', path: '/api/help-board/' },
];

export const run = (bench: Bench): Promise<void> =>
  compareGrowth(
    bench,
    [
      { name: 'learning_small', make: (world) => makeLearningData(world, SMALL) },
      { name: 'learning_large', make: (world) => makeLearningData(world, LARGE) },
    ],
    ROUTES.filter(({ asker, path }) => `${asker} ${path}`.includes(bench.only ?? '')),
  );
