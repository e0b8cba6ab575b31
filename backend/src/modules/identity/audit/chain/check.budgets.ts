import { budget } from '../../../../platform/http/budgets.ts';

/** Checks of the audit log by hand, for one school: each reads all its entries. */
export const CHECK_BUDGET = budget('audit-check-run', { points: 6, duration: 600 });
