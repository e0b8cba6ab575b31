import { budget } from '../../../platform/http/budgets.ts';

/** Wrong codes of courses by one person: a code has few symbols. */
export const COURSE_CODE_BUDGET = budget('course-code', { points: 20, duration: 3_600 });

/** E-mails of one person that invite to courses. */
export const COURSE_INVITATION_BUDGET = budget('course-invitation', { points: 500, duration: 86_400 });
