export const goals = '/sdgs';
export const goal = '/sdgs/:goal';

/** Path of a goal, 1 to 17. */
export const goalPath = (goal: number): string => `/sdgs/${goal}`;
