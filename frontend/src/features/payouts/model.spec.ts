import { describe, expect, it } from '@jest/globals';
import { owedKey, runOf, sums } from './model.ts';

const row = (school_id: string, currency: string, payable: number) => ({
  school_id,
  school_name: school_id,
  currency,
  owed: payable + 100,
  held: 100,
  payable,
});

describe('a run', () => {
  it('pays what may be paid of the selected rows, and nothing of rows without', () => {
    const owed = [row('oak', 'GBP', 600), row('oak', 'INR', 50), row('elm', 'GBP', 0)];
    const all = new Set(owed.map(owedKey));
    expect(runOf(owed, all)).toEqual([
      { school_id: 'oak', amount: 600, currency: 'GBP' },
      { school_id: 'oak', amount: 50, currency: 'INR' },
    ]);
    expect(runOf(owed, new Set(['oak INR']))).toEqual([{ school_id: 'oak', amount: 50, currency: 'INR' }]);
  });

  it('has one sum for each currency', () => {
    expect(
      sums([
        { amount: 1, currency: 'GBP' },
        { amount: 5, currency: 'INR' },
        { amount: 2, currency: 'GBP' },
      ]),
    ).toEqual([
      { amount: 3, currency: 'GBP' },
      { amount: 5, currency: 'INR' },
    ]);
  });
});
