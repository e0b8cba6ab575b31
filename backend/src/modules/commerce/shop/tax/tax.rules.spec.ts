import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { includedTax, taxNote, taxRate } from './tax.rules.ts';

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('the rate of tax', () => {
  it.each([
    ['GB', '2020-04-30', 2000],
    ['GB', '2020-05-01', 0],
    ['KE', '2020-12-31', 1400],
    ['KE', '2021-01-01', 1600],
    ['IN', '2026-11-28', 1800],
    ['FR', '2026-11-28', 550],
    ['US', '2026-11-28', 0],
    ['JP', '2019-09-30', 800],
    ['JP', '2026-11-28', 1000],
    ['FR', '2001-01-01', 0],
  ])('in %s on %s is %i', (country, day, bps) => {
    expect(taxRate(country, 'ebook', on(day))).toBe(bps);
  });

  it('is zero where none is known', () => {
    expect(taxRate('BR', 'ebook', on('2026-11-28'))).toBe(0);
    expect(taxRate(null, 'ebook', on('2026-11-28'))).toBe(0);
  });
});

describe('the tax that a price includes', () => {
  it.each([
    [11_600, 1600, 1600],
    [1_055, 550, 55],
    [1_000, 0, 0],
    [1, 1800, 0],
    [4, 1800, 1],
    [0, 1800, 0],
  ])('of %i at %i is %i', (amount, bps, tax) => {
    expect(includedTax(amount, bps)).toBe(tax);
  });

  it('and the rest make up the price, and the tax is within half a unit of the exact one', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(3000), (amount, bps) => {
        const tax = includedTax(amount, bps);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(amount);
        const difference = 2n * (BigInt(tax) * BigInt(10_000 + bps) - BigInt(amount) * BigInt(bps));
        expect(difference <= BigInt(10_000 + bps) && difference >= -BigInt(10_000 + bps)).toBe(true);
      }),
    );
  });
});

it('what is said about tax names the rate', () => {
  expect(taxNote(550)).toBe('These prices include 5.5 % tax.');
  expect(taxNote(0)).toBe('These prices include no tax.');
});
