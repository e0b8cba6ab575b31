import { budget } from '../../../../platform/http/budgets.ts';

/** Limit for reviews and reports by one person. */
export const VOICE_BUDGET = budget('voice', { points: 60, duration: 3_600 });
