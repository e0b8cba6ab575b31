import { describe, expect, it } from '@jest/globals';
import { allocate as dineroAllocate, dinero, toSnapshot, USD } from 'dinero.js';
import * as currencies from 'dinero.js/currencies';
import fc from 'fast-check';
import { allocate, formatPrice, isCurrency, minorUnits, splitPrice } from './money.ts';

const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const weightLists = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('allocate', () => {
  it('gives the minor units left over to the largest fractions, the earlier part first among equals', () => {
    expect(allocate(100, [3330, 6670])).toEqual([33, 67]);
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 0, 7])).toEqual([2, 0, 3]);
    expect(allocate(10, [0, 1])).toEqual([0, 10]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(0, [5, 5])).toEqual([0, 0]);
  });

  it('is exact where amount times weight exceeds 2^53', () => {
    const [most, rest] = allocate(Number.MAX_SAFE_INTEGER, [9_999, 1]) as [number, number];
    expect(most + rest).toBe(Number.MAX_SAFE_INTEGER);
    expect(BigInt(most)).toBe((BigInt(Number.MAX_SAFE_INTEGER) * 9_999n + 5_000n) / 10_000n);
  });

  it('loses and adds nothing, and no part is further than one minor unit from its exact share', () => {
    fc.assert(
      fc.property(amounts, weightLists, (amount, weights) => {
        const parts = allocate(amount, weights);
        expect(sum(parts)).toBe(amount);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (amount * weights[index]!) / sum(weights))).toBeLessThan(1);
      }),
    );
  });

  it('gives nothing to a weight of zero, and never less to a heavier weight', () => {
    fc.assert(
      fc.property(
        amounts.filter((amount) => amount >= 0),
        weightLists,
        (amount, weights) => {
          const parts = allocate(amount, weights);
          for (const [a, weight] of weights.entries())
            for (const [b, other] of weights.entries()) {
              if (weight === 0) expect(parts[a]).toBe(0);
              if (weight > other) expect(parts[a]).toBeGreaterThanOrEqual(parts[b]!);
            }
        },
      ),
    );
  });

  it('differs from dinero.js, which gives what is left over to the first parts, by one minor unit at most', () => {
    fc.assert(
      fc.property(
        amounts.filter((amount) => amount >= 0),
        weightLists,
        (amount, weights) => {
          const theirs = dineroAllocate(dinero({ amount, currency: USD }), weights).map(
            (part) => toSnapshot(part).amount,
          );
          for (const [index, part] of allocate(amount, weights).entries())
            expect(Math.abs(part - theirs[index]!)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('gives what dinero.js gives where all weights are equal', () => {
    fc.assert(
      fc.property(
        amounts.filter((amount) => amount >= 0),
        fc.integer({ min: 1, max: 20 }),
        (amount, length) => {
          const weights = Array.from({ length }, () => 1);
          const theirs = dineroAllocate(dinero({ amount, currency: USD }), weights);
          expect(allocate(amount, weights)).toEqual(theirs.map((part) => toSnapshot(part).amount));
        },
      ),
    );
  });

  it.each([
    [1.5, [1]],
    [Number.MAX_SAFE_INTEGER + 1, [1]],
    [10, [0, 0]],
    [10, []],
    [10, [-1, 2]],
    [10, [0.5, 0.5]],
  ])('refuses %p by %p', (amount, weights) => {
    expect(() => allocate(amount, weights)).toThrow(RangeError);
  });
});

describe('splitPrice', () => {
  it('gives the charity its share to the nearest minor unit, and both parts make up the price', () => {
    expect(splitPrice({ amount: 450, currency: 'GBP' }, 2000)).toEqual({
      charity: { amount: 90, currency: 'GBP' },
      making: { amount: 360, currency: 'GBP' },
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, bps) => {
          const { charity, making } = splitPrice({ amount, currency: 'GBP' }, bps);
          expect(charity.amount + making.amount).toBe(amount);
          expect(Math.abs(charity.amount - (amount * bps) / 10_000)).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });
});

describe('currencies', () => {
  // Funds of ISO 4217 and the dirham of account: nobody pays in them.
  const FUNDS = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'XAD'];

  it('are those of dinero.js with their decimals', () => {
    for (const { code, exponent, base } of Object.values(currencies)) {
      expect([code, isCurrency(code)]).toEqual([code, !FUNDS.includes(code)]);
      // The ariary and the ouguiya have fifths; ISO 4217 writes them with two decimals.
      if (base === 10 && !FUNDS.includes(code)) expect([code, minorUnits(code)]).toEqual([code, exponent]);
    }
    expect(minorUnits('MGA')).toBe(2);
  });

  it.each(['DEM', 'XAU', 'XXX', 'gbp', '', 'GB', 'D A', 'EDA', 'FRF'])('refuses %p', (code) => {
    expect(isCurrency(code)).toBe(false);
  });

  it('are written with their decimals, for the forint those of ISO 4217', () => {
    expect(formatPrice({ amount: 450, currency: 'GBP' })).toBe('4.50 GBP');
    expect(formatPrice({ amount: 500, currency: 'JPY' })).toBe('500 JPY');
    expect(formatPrice({ amount: 1250, currency: 'KWD' })).toBe('1.250 KWD');
    expect(formatPrice({ amount: 125_050, currency: 'HUF' })).toBe('1250.50 HUF');
  });
});
