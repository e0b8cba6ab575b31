import { describe, expect, it } from '@jest/globals';
import { charityPayoutEntries } from './charity-payout.rules.ts';
import { PAYOUT_STATUSES } from './payout.rules.ts';

const payout = { payout_id: 'p', charity_id: 'water', project_id: 'wells', amount: 500 };
const sums = (...statuses: (typeof PAYOUT_STATUSES)[number][]) => {
  const balances: Record<string, number> = {};
  for (const status of statuses)
    for (const { code, owner_ref, debit, credit } of charityPayoutEntries(status, payout)) {
      const name = `${code}:${owner_ref}`;
      balances[name] = (balances[name] ?? 0) + debit - credit;
    }
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
};

describe('a payout to a charity', () => {
  it('balances in every status', () => {
    for (const status of PAYOUT_STATUSES)
      expect(
        charityPayoutEntries(status, payout).reduce((sum, { debit, credit }) => sum + debit - credit, 0),
      ).toBe(0);
  });

  it('takes what is owed to the charity and its project, and gives it back when the bank did not pay', () => {
    expect(sums('approved')).toEqual({ 'charity_payable:water:wells': 500, 'payout_in_transit:p': -500 });
    expect(sums('approved', 'paid')).toEqual({ 'charity_payable:water:wells': 500, 'bank:': -500 });
    expect(sums('approved', 'failed')).toEqual({});
    expect(sums('approved', 'paid', 'returned')).toEqual({});
  });
});
