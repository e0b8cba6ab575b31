import { budget } from '../../../../platform/http/budgets.ts';

/** Attempts of one person with wrong guardian codes. */
export const GUARDIAN_CODE_PERSON_BUDGET = budget('guardian-code-person', { points: 10, duration: 900 });

/** Attempts from one IP address with wrong guardian codes. */
export const GUARDIAN_CODE_ADDRESS_BUDGET = budget('guardian-code-address', { points: 40, duration: 900 });

/** Attempts at one school with wrong guardian codes. */
export const GUARDIAN_CODE_SCHOOL_BUDGET = budget('guardian-code-school', { points: 500, duration: 900 });

/** Messages that one member of staff sends to the families of classes. */
export const FAMILY_MESSAGE_BUDGET = budget('family-message', { points: 5, duration: 3_600 });
