import { describe, expect, it } from '@jest/globals';
import { priceColumns, describePriceChange, readPrice } from './price.rules.ts';

describe('a price in a list', () => {
  it.each([
    ['4.50', 'GBP', { amount: 450, currency: 'GBP' }],
    ['4,5', 'eur', { amount: 450, currency: 'EUR' }],
    ['12 USD', '', { amount: 1200, currency: 'USD' }],
    ['JPY 500', '', { amount: 500, currency: 'JPY' }],
    ['1.250', 'KWD', { amount: 1250, currency: 'KWD' }],
    ['0.00', '', null],
    ['4.50', '', 'Say in which currency the price is, by its three letters, e.g. GBP.'],
    ['4.50', 'QQQ', 'Say in which currency the price is, by its three letters, e.g. GBP.'],
    ['500.5', 'JPY', 'A price in JPY has at most 0 digits behind the point.'],
    ['4.505', 'GBP', 'A price in GBP has at most 2 digits behind the point.'],
    ['a lot', 'GBP', 'A price is a number, e.g. 4.50, with its currency beside it.'],
    ['-4', 'GBP', 'A price is a number, e.g. 4.50, with its currency beside it.'],
    ['99999999', 'GBP', 'This price is too high. Look at the point in it.'],
  ])('%s %s', (written, beside, read) => {
    expect(readPrice(written, beside)).toEqual(read);
  });
});

describe('a change of a price', () => {
  it('is one history entry and two database columns', () => {
    expect(priceColumns({ title: 'A', price: { amount: 450, currency: 'GBP' } })).toEqual({
      title: 'A',
      price_minor: 450,
      currency: 'GBP',
    });
    expect(priceColumns({ price: null })).toEqual({ price_minor: null, currency: null });
    expect(priceColumns({ title: 'A' })).toEqual({ title: 'A' });
  });
  it('is described in text', () => {
    expect(
      describePriceChange({ price: [null, { amount: 450, currency: 'GBP' }], charity_bps: [null, 2000] }),
    ).toBe('free → 4.50 GBP; to charity: nothing said → 20 %');
    expect(describePriceChange({ title: ['A', 'B'] })).toBeNull();
  });
});
