import { budget } from '../../../platform/http/budgets.ts';

/** People whom one person nominates as leaders or asks to mentor. */
export const LEADER_PROPOSAL_BUDGET = budget('leader-proposal', { points: 20, duration: 86_400 });
