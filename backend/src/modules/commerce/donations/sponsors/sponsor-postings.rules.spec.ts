import { describe, expect, it } from '@jest/globals';
import { disputeHeld } from '../../ledger/posting/postings.rules.ts';
import { sponsorLost, sponsorPaid, sponsorReturned, sponsorReturnFailed } from './sponsor-postings.rules.ts';
import type { Entry } from '../../ledger/posting/accounts.rules.ts';

const sums = (entries: readonly Entry[]) => {
  const balances: Record<string, number> = {};
  for (const { code, owner_ref, debit, credit } of entries) {
    const account = `${code}:${owner_ref}`;
    balances[account] = (balances[account] ?? 0) + debit - credit;
  }
  return balances;
};

describe('the postings of a sponsor', () => {
  it('lower what the sponsor owes by what arrived at the provider', () => {
    expect(sums(sponsorPaid('stripe', 900, 'wells'))).toEqual({
      'psp_clearing:stripe': 900,
      'match_pool:wells': -900,
    });
  });

  it('leave nothing when all of it was paid back, and the payment when that failed', () => {
    const paid = sponsorPaid('stripe', 900, 'wells');
    const back = sponsorReturned('stripe', 900, 'wells');
    expect(sums([...paid, ...back])).toEqual({ 'psp_clearing:stripe': 0, 'match_pool:wells': 0 });
    expect(sums([...paid, ...back, ...sponsorReturnFailed('stripe', 900, 'wells')])).toEqual(sums(paid));
  });

  it('make the sponsor owe again what a lost dispute took; only the fee is the platform’s loss', () => {
    const all = [
      ...sponsorPaid('stripe', 900, 'wells'),
      ...disputeHeld('stripe', 900, 1_500),
      ...sponsorLost(900, 'wells'),
    ];
    expect(sums(all)).toEqual({
      'psp_clearing:stripe': -1_500,
      'match_pool:wells': 0,
      'dispute_hold:': 0,
      'dispute_fee:': 1_500,
    });
  });
});
