import { expect, it } from '@jest/globals';
import { amountOf, typedPrice } from './typedPrices.ts';

it('reads an amount in the minor units of its currency, and never rounds it', () => {
  expect(amountOf({ currency: 'GBP', amount: '4.50' })).toBe(450);
  expect(amountOf({ currency: 'GBP', amount: ' 19,99 ' })).toBe(1999);
  expect(amountOf({ currency: 'JPY', amount: '500' })).toBe(500);
  for (const amount of ['', '4.505', '-1', 'a lot', '1e3'])
    expect(amountOf({ currency: 'GBP', amount })).toBeNull();
});

it('types an amount as it is read', () => {
  expect(typedPrice({ amount: 450, currency: 'GBP' })).toEqual({ currency: 'GBP', amount: '4.50' });
  expect(typedPrice({ amount: 500, currency: 'JPY' })).toEqual({ currency: 'JPY', amount: '500' });
});
