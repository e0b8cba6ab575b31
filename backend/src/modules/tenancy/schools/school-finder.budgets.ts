import { budget } from '../../../platform/http/budgets.ts';

/** Searches for a school from one IP address; a whole school may share one. */
export const SCHOOL_FINDER_ADDRESS_BUDGET = budget('school-finder-address', { points: 300, duration: 600 });
