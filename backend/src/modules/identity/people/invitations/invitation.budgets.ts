import { budget } from '../../../../platform/http/budgets.ts';

/** Invitations that one member of staff sends. */
export const INVITATION_BUDGET = budget('invitation', { points: 300, duration: 3_600 });
