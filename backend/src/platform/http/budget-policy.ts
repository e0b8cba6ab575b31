import { SetMetadata } from '@nestjs/common';
import type { Budget } from './budgets.ts';

export const BUDGET_POLICY = 'budget-policy';

/** The budgets of a route, or why it needs none. */
export type BudgetRule = readonly Budget[] | string;

/**
 * States which budgets a route takes from. A public route that changes something needs this, or
 * `@WithoutBudget`: the server does not start otherwise. The use case itself takes from the budgets, since
 * only it knows what counts as a miss.
 */
export const BudgetPolicy = (...budgets: [Budget, ...Budget[]]) =>
  SetMetadata(BUDGET_POLICY, budgets satisfies BudgetRule);

/** States that a public route that changes something is limited by other means, and by which. */
export const WithoutBudget = (reason: string) => SetMetadata(BUDGET_POLICY, reason satisfies BudgetRule);
