import { budget } from '../../../../platform/http/budgets.ts';

/** Failed sign-ins from one IP address. */
export const SIGN_IN_ADDRESS_BUDGET = budget('sign-in-address', { points: 100, duration: 60 });

/**
 * Wrong community passwords at one school. Once used up, it refuses addresses from which nobody used the
 * community password recently.
 */
export const COMMUNITY_SCHOOL_BUDGET = budget('community-school', { points: 200, duration: 3_600 });

/** Failed sign-ins to one account. */
export const SIGN_IN_ACCOUNT_BUDGET = budget('sign-in-account', { points: 10, duration: 900 });
