import { budget } from '../../../platform/http/budgets.ts';

/** What one person writes in discussions. */
export const POST_BUDGET = budget('lesson-posts', { points: 40, duration: 3_600 });
