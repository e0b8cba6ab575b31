import type { AreaMenu } from '../../../app/area.ts';
import { t } from '../../../i18n/index.ts';
import { mayMakeCourses } from '../mayMakeCourses.ts';
import { courseDesk, courses, teacherTraining } from './addresses.ts';

export const menu: AreaMenu = ({ user }) => [
  {
    place: 'mine',
    order: 10,
    to: courses,
    label: t('Courses'),
    help: t('Lessons, films and quizzes'),
    art: 'science',
  },
  mayMakeCourses(user) && {
    place: 'work',
    order: 60,
    to: teacherTraining,
    label: t('Teacher training'),
    help: t('Courses for teachers'),
    art: 'journeys',
  },
  mayMakeCourses(user) && {
    place: 'create',
    order: 40,
    to: courseDesk,
    label: t('Make courses'),
    help: t('Parts, lessons and quizzes'),
    art: 'science',
  },
];
