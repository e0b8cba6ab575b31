import type { User } from '../../api/types.ts';

/** Whether somebody may make quizzes of books; the server decides about each quiz. */
export const mayMakeQuizzes = (user: User | null): boolean =>
  user?.permissions?.includes('course.make') ?? false;

/** Whether somebody marks the work of students. */
export const mayMark = (user: User | null): boolean => user?.permissions?.includes('work.mark') ?? false;
