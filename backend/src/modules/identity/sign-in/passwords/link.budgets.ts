import { budget } from '../../../../platform/http/budgets.ts';

/** Links by e-mail (password, verification, invitation) requested from one IP address. */
export const LINK_ADDRESS_BUDGET = budget('link-address', { points: 60, duration: 3_600 });

/** Links by e-mail that are sent to one mailbox. */
export const LINK_MAILBOX_BUDGET = budget('link-mailbox', { points: 5, duration: 3_600 });

/** Attempts with link tokens from one IP address. */
export const LINK_GUESS_ADDRESS_BUDGET = budget('link-guess-address', { points: 60, duration: 600 });
