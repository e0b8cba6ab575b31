import { budget } from '../../../platform/http/budgets.ts';

/** Registrations from one IP address, counting attempts with tokens of the check against robots. */
export const SIGN_UP_ADDRESS_BUDGET = budget('sign-up-address', { points: 60, duration: 3_600 });

/** Answers to the question for the age from one IP address; a class may register at the same time. */
export const SIGN_UP_AGE_ADDRESS_BUDGET = budget('sign-up-age-address', { points: 200, duration: 3_600 });
