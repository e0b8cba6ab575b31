import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { feeCoverOf, roundUpOf, withExtras } from './extras.rules.ts';

const stripe = { bps: 150, fixed: 20 };

describe('a total that is rounded up', () => {
  it.each([
    [450, 'GBP', 50],
    [1000, 'GBP', 100],
    [1999, 'USD', 1],
    [499_00, 'INR', 1_00],
    [780, 'JPY', 20],
    [1295_00, 'KES', 5_00],
  ])('of %i %s by %i', (total, currency, missing) => {
    expect(roundUpOf(total, currency)).toBe(missing);
  });
});

describe('the cover of a fee', () => {
  it('is what leaves the amount after the fee', () => {
    expect(feeCoverOf(1000, stripe)).toBe(36); // 1.5 % of 1036 is 15.54, and 20
    expect(feeCoverOf(1000, { bps: 0, fixed: 0 })).toBe(0);
  });

  it('is the smallest that does, whatever the numbers', () => {
    const fees = fc.record({
      bps: fc.integer({ min: 0, max: 2000 }),
      fixed: fc.integer({ min: 0, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fees, (net, fee) => {
        const left = (gross: number) =>
          gross - (Number((BigInt(gross) * BigInt(fee.bps)) / 10_000n) + fee.fixed);
        const gross = net + feeCoverOf(net, fee);
        expect(left(gross)).toBeGreaterThanOrEqual(net);
        // A unit less leaves less than the amount, unless the fee is rounded down there.
        expect((gross - 1) * (10_000 - fee.bps)).toBeLessThan((net + fee.fixed) * 10_000);
      }),
    );
  });
});

describe('what is paid beside an order', () => {
  it('is offered, and never chosen for the buyer', () => {
    expect(withExtras(450, 'GBP', stripe, {})).toEqual({
      round_up: { amount: 50, chosen: false },
      fee_cover: { amount: 28, chosen: false },
      total: 450,
    });
  });

  it('covers the fee of the donation too', () => {
    expect(withExtras(450, 'GBP', stripe, { round_up: true, fee_cover: true })).toEqual({
      round_up: { amount: 50, chosen: true },
      fee_cover: { amount: 28, chosen: true },
      total: 528,
    });
  });

  it('is nothing where nothing is paid, or no fee is known', () => {
    const both = { round_up: true, fee_cover: true };
    expect(withExtras(0, 'GBP', stripe, both)).toEqual({ round_up: null, fee_cover: null, total: 0 });
    expect(withExtras(450, 'GBP', null, both)).toMatchObject({ fee_cover: null, total: 500 });
  });
});
