import { budget } from '../../../../platform/http/budgets.ts';

/** Single sign-on attempts started from one IP address. */
export const SSO_ADDRESS_BUDGET = budget('sso-address', { points: 60, duration: 600 });
