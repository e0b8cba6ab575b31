import { budget } from '../../../platform/http/budgets.ts';

/** Wrong codes of courses by one person: a code has few symbols. */
export const COURSE_CODE_BUDGET = budget('course-code', { points: 20, duration: 3_600 });
