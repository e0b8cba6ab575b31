import { budget } from '../../../../platform/http/budgets.ts';

/** Failed sign-ins from one IP address. */
export const SIGN_IN_ADDRESS_BUDGET = budget('sign-in-address', { points: 100, duration: 60 });

/** Failed sign-ins to one account. */
export const SIGN_IN_ACCOUNT_BUDGET = budget('sign-in-account', { points: 10, duration: 900 });
