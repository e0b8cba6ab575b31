import { budget } from '../../../platform/http/budgets.ts';

/** Answers of one person in rounds. */
export const ROUND_ANSWER_BUDGET = budget('round-answer', { points: 60, duration: 60 });
