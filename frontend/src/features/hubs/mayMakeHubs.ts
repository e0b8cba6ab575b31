import type { User } from '../../api/types.ts';

/** Whether somebody may make hubs; the server decides about each. */
export const mayMakeHubs = (user: User | null): boolean =>
  user?.permissions?.includes('course.make') ?? false;
