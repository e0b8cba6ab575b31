import { budget } from '../../../platform/http/budgets.ts';

/** Wrong passwords of one person who downloads a copy of data. */
export const FETCH_COPY_BUDGET = budget('fetch-copy', { points: 5, duration: 900 });
