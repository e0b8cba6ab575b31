import type { User } from '../../api/types.ts';

/** Whether somebody may make challenges; the server decides about each. */
export const mayMakeChallenges = (user: User | null): boolean =>
  user?.permissions?.includes('course.make') ?? false;

/** Whether somebody may check entries; the server decides about each. */
export const mayCheckWork = (user: User | null): boolean => user?.permissions?.includes('work.mark') ?? false;
