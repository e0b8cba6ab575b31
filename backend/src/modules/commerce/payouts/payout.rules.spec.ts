import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  nextStatuses,
  payableOf,
  PAYOUT_STATUSES,
  platformEntries,
  schoolEntries,
  type PayoutStatus,
} from './payout.rules.ts';

const movement = { payout_id: 'po', school_id: 'school', amount: 700 };

describe('the status of a payout', () => {
  it('follows the bank: approved, then paid or failed, and paid money may come back', () => {
    expect(Object.fromEntries(PAYOUT_STATUSES.map((status) => [status, nextStatuses(status)]))).toEqual({
      approved: ['paid', 'failed'],
      paid: ['returned'],
      failed: [],
      returned: [],
    });
  });
});

describe('what may be paid out', () => {
  it.each([
    ['all that is older than the time for refunds', { owed: 1000, recent: 0, disputed: 0 }, 0, 1000],
    ['without what recent sales brought', { owed: 1000, recent: 300, disputed: 0 }, 300, 700],
    ['without disputed payments', { owed: 1000, recent: 300, disputed: 200 }, 500, 500],
    ['nothing when more is held than owed', { owed: 1000, recent: 900, disputed: 200 }, 1000, 0],
    ['nothing when nothing is owed', { owed: 0, recent: 50, disputed: 0 }, 0, 0],
    ['nothing when refunds exceeded what is owed', { owed: -40, recent: 0, disputed: 0 }, 0, 0],
  ])('is %s', (_name, owed, held, payable) => {
    expect(payableOf(owed)).toEqual({ held, payable });
  });

  it('is never negative, and with what is held it is what is owed', () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (owed, recent, disputed) => {
        const { held, payable } = payableOf({ owed, recent, disputed });
        expect(held).toBeGreaterThanOrEqual(0);
        expect(payable).toBeGreaterThanOrEqual(0);
        expect(held + payable).toBe(Math.max(0, owed));
      }),
    );
  });
});

/** Balances by account after all these statuses, debits positive. */
function balances(entriesOf: typeof platformEntries, statuses: PayoutStatus[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const status of statuses)
    for (const { code, debit, credit } of entriesOf(status, movement))
      sums[code] = (sums[code] ?? 0) + debit - credit;
  return sums;
}

describe('postings of a payout', () => {
  it.each(PAYOUT_STATUSES)('balance in both books: %s', (status) => {
    for (const entries of [platformEntries(status, movement), schoolEntries(status, movement)])
      expect(entries.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
  });

  it('move what is owed to the bank', () => {
    expect(balances(platformEntries, ['approved', 'paid'])).toEqual({
      school_payable: 700,
      payout_in_transit: 0,
      bank: -700,
    });
    expect(balances(schoolEntries, ['approved', 'paid'])).toEqual({
      payout_expected: 0,
      receivable_from_platform: -700,
      bank: 700,
    });
  });

  it.each([[['approved', 'failed']], [['approved', 'paid', 'returned']]] as [PayoutStatus[]][])(
    'leave everything as it was after %j',
    (statuses) => {
      expect(new Set(Object.values(balances(platformEntries, statuses)))).toEqual(new Set([0]));
      expect(new Set(Object.values(balances(schoolEntries, statuses)))).toEqual(new Set([0]));
    },
  );
});
