import { budget } from '../../../../platform/http/budgets.ts';

/** Runs of the checks of the books by hand, for one school: each reads all its books. */
export const CHECKS_RUN_BUDGET = budget('ledger-checks-run', { points: 6, duration: 600 });
