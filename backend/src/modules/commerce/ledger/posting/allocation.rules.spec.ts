import { describe, expect, it } from '@jest/globals';
import { allocate as dineroAllocate, dinero, toSnapshot } from 'dinero.js';
import fc from 'fast-check';
import {
  addShares,
  divideAmongLines,
  divideRefund,
  divideSale,
  NO_SHARES,
  negateShares,
  PARTS,
  sumOf,
  type DivisibleLine,
  type Shares,
} from './allocation.rules.ts';

const book = { total: 1000, tax: 0, charity_bps: 2000, platform_bps: 500 };
const line = fc
  .record({
    total: fc.integer({ min: 0, max: 10_000_000 }),
    taxed: fc.double({ min: 0, max: 1, noNaN: true }),
    charity_bps: fc.integer({ min: 0, max: 9_500 }),
    platform_bps: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ total, taxed, ...bps }): DivisibleLine => ({ total, tax: Math.floor(total * taxed), ...bps }));
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const fee = fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: null });

describe('the division of a sale', () => {
  it('is that of the decision record', () => {
    expect(divideSale([book], 44)).toEqual([
      { school: 706, tax: 0, charity: 200, platform: 50, provider: 44 },
    ]);
  });

  it('takes tax and fee from the rest, and a fee that is not known counts as zero', () => {
    expect(divideSale([{ ...book, tax: 167 }], 44)).toEqual([
      { school: 539, tax: 167, charity: 200, platform: 50, provider: 44 },
    ]);
    expect(divideSale([book], null)).toEqual([
      { school: 750, tax: 0, charity: 200, platform: 50, provider: 0 },
    ]);
  });

  it('pays the tax before the fee, the platform and the charity where the rest is too small', () => {
    const all = { total: 1000, tax: 167, charity_bps: 9500, platform_bps: 500 };
    expect(divideSale([all], 44)).toEqual([{ school: 0, tax: 167, charity: 833, platform: 0, provider: 0 }]);
    expect(divideSale([{ ...all, charity_bps: 9300 }], 44)).toEqual([
      { school: 0, tax: 167, charity: 833, platform: 0, provider: 0 },
    ]);
    expect(divideSale([{ ...book, charity_bps: 9400 }], 44)).toEqual([
      { school: 0, tax: 0, charity: 940, platform: 50, provider: 10 },
    ]);
  });

  it('gives parts of at least zero that add up to each total, whatever the numbers', () => {
    fc.assert(
      fc.property(lines, fee, (sold, taken) => {
        const shares = divideSale(sold, taken);
        for (const [index, share] of shares.entries()) {
          expect(sumOf(share)).toBe(sold[index]!.total);
          expect(share.tax).toBe(sold[index]!.tax);
          for (const part of PARTS) expect(share[part]).toBeGreaterThanOrEqual(0);
        }
        expect(addShares(shares).provider).toBeLessThanOrEqual(taken ?? 0);
      }),
    );
  });

  it('differs from the division by dinero.js by less than one minor unit for each share', () => {
    fc.assert(
      fc.property(line, ({ total, charity_bps, platform_bps }) => {
        const [share] = divideSale([{ total, tax: 0, charity_bps, platform_bps }], 0);
        const weights = [charity_bps, platform_bps, 10_000 - charity_bps - platform_bps];
        const theirs = dineroAllocate(
          dinero({ amount: total, currency: { code: 'GBP', base: 10, exponent: 2 } }),
          weights,
        ).map((part) => toSnapshot(part).amount);
        for (const [index, ours] of [share!.charity, share!.platform, share!.school].entries())
          expect(Math.abs(ours - theirs[index]!)).toBeLessThanOrEqual(2);
        expect(theirs.reduce((sum, part) => sum + part, 0)).toBe(sumOf(share!));
      }),
    );
  });

  it('refuses numbers that cannot be right', () => {
    for (const change of [{ total: 1.5 }, { total: -1 }, { tax: 1001 }, { tax: -1 }, { charity_bps: 9600 }])
      expect(() => divideSale([{ ...book, ...change }], 0)).toThrow(RangeError);
  });
});

describe('the division of refunds', () => {
  const sale: Shares = { school: 706, tax: 0, charity: 200, platform: 50, provider: 44 };

  it('is that of the decision record', () => {
    expect(divideRefund(sale, 400)).toEqual({ school: 282, tax: 0, charity: 80, platform: 20, provider: 18 });
  });

  it('reverses the sale exactly in any number of refunds, and takes no part below zero', () => {
    fc.assert(
      fc.property(
        line,
        fee,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
        (sold, taken, cuts) => {
          fc.pre(sold.total > 0);
          let [left] = divideSale([sold], taken);
          let refunded = NO_SHARES;
          for (const cut of [...cuts, 1]) {
            const amount = Math.floor(sumOf(left!) * cut);
            if (amount === 0) continue;
            const share = divideRefund(left!, amount);
            expect(sumOf(share)).toBe(amount);
            refunded = addShares([refunded, share]);
            left = addShares([left!, negateShares(share)]);
            for (const part of PARTS) expect(left[part]).toBeGreaterThanOrEqual(0);
          }
          expect(left).toEqual(NO_SHARES);
          expect([refunded]).toEqual(divideSale([sold], taken));
        },
      ),
    );
  });

  it('refuses more than is left, and nothing', () => {
    expect(() => divideRefund(sale, 1001)).toThrow(RangeError);
    for (const amount of [0, -1, 0.5]) expect(() => divideRefund(sale, amount)).toThrow(RangeError);
  });
});

describe('an amount taken from a whole sale', () => {
  it('is divided among its lines by what is left of them', () => {
    expect(divideAmongLines([600, 300, 0], 450)).toEqual([300, 150, 0]);
    expect(divideAmongLines([600, 300], 2000)).toEqual([600, 300]);
    expect(divideAmongLines([0, 0], 5)).toEqual([0, 0]);
  });
});
