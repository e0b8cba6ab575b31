import type { WorkRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import { mayMakeCourses } from '../mayMakeCourses.ts';
import { cohort, cohorts, courseDesk, courseEditor } from './addresses.ts';

/** Screens of work. */
export const workRoutes: WorkRoutes = {
  shared: [
    screen({
      path: courseDesk,
      title: 'Make courses',
      load: () => import('../editor/CourseDeskPage.tsx'),
      allow: mayMakeCourses,
    }),
    screen({
      path: courseEditor,
      parent: courseDesk,
      title: 'Course',
      load: () => import('../editor/CourseEditorPage.tsx'),
      allow: mayMakeCourses,
    }),
    screen({
      path: cohorts,
      parent: courseDesk,
      title: 'Cohorts',
      load: () => import('../cohorts/CohortsPage.tsx'),
      allow: mayMakeCourses,
    }),
    screen({
      path: cohort,
      parent: courseDesk,
      title: 'Cohort',
      load: () => import('../cohorts/CohortPage.tsx'),
      allow: mayMakeCourses,
    }),
  ],
};
