import { describe, expect, it } from '@jest/globals';
import { bySource } from './gifts-raised.rules.ts';

describe('gifts by who raised them', () => {
  it('are added by source and currency, and all others together', () => {
    const sums = { pending: 0, confirmed: 0, refunded: 0, gifts: 1 };
    const page = { source: 'fundraiser' as const, ref: 'f', label: 'Beech runs' };
    expect(
      bySource(
        [
          { donation_id: 'a', currency: 'GBP', raised: 300, ...sums },
          { donation_id: 'b', currency: 'GBP', raised: 200, ...sums },
          { donation_id: 'b', currency: 'INR', raised: 100, ...sums },
          { donation_id: null, currency: 'GBP', raised: 900, ...sums, gifts: 4 },
        ],
        [
          { donation_id: 'a', ...page },
          { donation_id: 'b', ...page },
        ],
      ),
    ).toEqual([
      { source: 'other', ref: null, label: null, currency: 'GBP', raised: 900, ...sums, gifts: 4 },
      { ...page, currency: 'GBP', raised: 500, ...sums, gifts: 2 },
      { ...page, currency: 'INR', raised: 100, ...sums },
    ]);
  });
});
