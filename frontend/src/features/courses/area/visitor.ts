import type { FramedRoutes } from '../../../app/area.ts';
import { screen } from '../../../app/routes/screen.tsx';
import {
  course,
  courseInvitation,
  courseLesson,
  courses,
  hubLesson,
  teacherTraining,
  trainingCourse,
  trainingLesson,
} from './addresses.ts';

const list = () => import('../pages/CoursesPage.tsx');
const one = () => import('../pages/CoursePage.tsx');
const lesson = () => import('../pages/LessonPage.tsx');

/** Routes that need no sign-in. */
export const visitorRoutes: FramedRoutes = {
  shell: [
    screen({ path: courses, title: 'Courses', load: list }),
    screen({
      path: teacherTraining,
      title: 'Teacher training',
      load: () => import('../training/TrainingPage.tsx'),
    }),
    screen({ path: course, title: null, load: one }),
    screen({ path: trainingCourse, title: null, load: () => import('../training/TrainingCoursePage.tsx') }),
    screen({ path: courseLesson, title: null, load: lesson }),
    screen({ path: trainingLesson, title: null, load: lesson }),
    screen({
      path: courseInvitation,
      title: 'Invitation',
      load: () => import('../pages/InvitationPage.tsx'),
    }),
    screen({ path: hubLesson, title: null, load: lesson }),
  ],
};
