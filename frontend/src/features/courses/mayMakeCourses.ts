import type { User } from '../../api/types.ts';

/** Whether somebody may make courses; the server decides about each course. */
export const mayMakeCourses = (user: User | null): boolean =>
  user?.permissions?.includes('course.make') ?? false;
