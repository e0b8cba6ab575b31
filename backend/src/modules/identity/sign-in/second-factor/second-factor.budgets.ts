import { budget } from '../../../../platform/http/budgets.ts';

/** Wrong one-time codes and other second factors of one person, over all sign-in attempts. */
export const SECOND_FACTOR_BUDGET = budget('second-factor', { points: 10, duration: 1_800 });
