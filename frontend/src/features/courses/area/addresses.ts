export const courses = '/courses';
export const course = '/course/:course';
export const courseLesson = '/course/:course/:chapter/:lesson';
export const teacherTraining = '/teacher-training';
export const trainingCourse = '/teacher-training-course/:course';
export const trainingLesson = '/teacher-training-course/:course/:chapter/:lesson';
/** A lesson on a way of a hub. */
export const hubLesson = '/hubs/:course/:chapter/:lesson';
/** An invitation by e-mail. */
export const courseInvitation = '/course-invitation/:token';
export const courseDesk = '/make-courses';
export const courseEditor = '/make-courses/:courseId';
export const cohorts = '/training-cohorts';
export const cohort = '/training-cohorts/:cohortId';

interface OfCourse {
  slug: string;
  audience: string;
}
/** The page of a course. */
export const coursePath = ({ slug, audience }: OfCourse): string =>
  `/${audience === 'teacher' ? 'teacher-training-course' : 'course'}/${encodeURIComponent(slug)}`;
/** The page of a lesson. */
export const lessonPath = (of: OfCourse, lesson: { chapter_slug: string; slug: string }): string =>
  `${coursePath(of)}/${encodeURIComponent(lesson.chapter_slug)}/${encodeURIComponent(lesson.slug)}`;
/** The editor of a course. */
export const courseEditorPath = (id: string): string => `/make-courses/${id}`;
/** A cohort of teachers; `new` makes one. */
export const cohortPath = (id: string): string => `/training-cohorts/${id}`;
