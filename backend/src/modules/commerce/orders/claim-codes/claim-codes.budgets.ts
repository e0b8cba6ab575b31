import { budget } from '../../../../platform/http/budgets.ts';

/** Wrong codes, by account or, of visitors, by address: a code has 39 bits. */
export const WRONG_CODE_BUDGET = budget('claim-code-wrong', { points: 20, duration: 3600 });
/** Codes looked up and used, by address: a whole class may be behind one. */
export const CLAIM_ADDRESS_BUDGET = budget('claim-code-address', { points: 600, duration: 600 });
/** E-mails to the recipient of one gift. */
export const GIFT_EMAIL_BUDGET = budget('gift-email', { points: 5, duration: 86_400 });
