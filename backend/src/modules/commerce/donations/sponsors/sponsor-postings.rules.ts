import { credit, debit, reversed, type Entry } from '../../ledger/posting/accounts.rules.ts';

/** The sponsor of a project has paid at a provider; minor units. What it owes (`match_pool`) gets less. */
export const sponsorPaid = (provider: string, amount: number, project: string): Entry[] => [
  debit('psp_clearing', amount, provider),
  credit('match_pool', amount, project),
];

/** The provider paid it back to the sponsor, who owes it again. */
export const sponsorReturned = (provider: string, amount: number, project: string): Entry[] =>
  reversed(sponsorPaid(provider, amount, project));

/** The repayment failed afterwards. */
export const sponsorReturnFailed = sponsorPaid;

/** A dispute was lost: what the platform held is gone, and the sponsor owes it again. */
export const sponsorLost = (amount: number, project: string): Entry[] => [
  debit('match_pool', amount, project),
  credit('dispute_hold', amount),
];
