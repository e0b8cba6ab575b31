import type { User } from '../../api/types.ts';

/** Whether somebody may plan and hold live lessons; the server decides about each. */
export const mayHoldLive = (user: User | null): boolean => user?.permissions?.includes('live.hold') ?? false;
