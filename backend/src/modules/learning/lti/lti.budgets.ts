import { budget } from '../../../platform/http/budgets.ts';

/** Launches from learning platforms by address: a whole school may begin a lesson at once behind one. */
export const LTI_BUDGET = budget('lti-launch', { points: 600, duration: 600 });
