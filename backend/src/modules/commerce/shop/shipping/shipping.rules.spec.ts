import { describe, expect, it } from '@jest/globals';
import { addressOf, pricesTo, ratesInWords, wrongAddress, wrongRates } from './shipping.rules.ts';

const rates = [
  { country: 'GB', currency: 'GBP', amount: 350 },
  { country: '*', currency: 'GBP', amount: 1200 },
  { country: '*', currency: 'USD', amount: 1500 },
  { country: 'FR', currency: 'EUR', amount: 900 },
];

describe('rates of shipping', () => {
  it.each([
    ['GB', { GBP: 350, USD: 1500 }],
    ['FR', { GBP: 1200, USD: 1500, EUR: 900 }],
    ['KE', { GBP: 1200, USD: 1500 }],
    [null, { GBP: 1200, USD: 1500 }],
  ])('to %s are its own, or those of all other countries', (country, prices) => {
    expect(Object.fromEntries(pricesTo(country, rates))).toEqual(prices);
  });
  it('are one for each country and currency', () => {
    expect(wrongRates(rates)).toEqual({});
    expect(Object.keys(wrongRates([...rates, rates[0]!]))).toEqual(['rates.4.country']);
    expect(ratesInWords(rates.slice(0, 2))).toBe('GB 3.50 GBP, * 12.00 GBP');
  });
});

describe('an address', () => {
  const home = { name: 'Ama', line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP', country: 'GB' };
  it('is stored with null for what is empty', () => {
    expect(addressOf({ ...home, postcode: 'ls1 4ap', line2: '' })).toEqual({
      ...home,
      line2: null,
      region: null,
    });
  });
  it.each([
    ['GB', 'LS1 4AP', true],
    ['GB', 'ls14ap', true],
    ['GB', '12345', false],
    ['US', '94107-1234', true],
    ['US', '9410', false],
    ['IN', '560 001', true],
    ['IN', '060001', false],
    ['FR', '7501', false],
    ['KE', '00100', true],
    ['BE', 'anything', true],
  ])('in %s has a postcode like %s: %s', (country, postcode, good) => {
    const wrong = wrongAddress({ ...home, country, postcode, region: 'X' });
    expect(Object.keys(wrong)).toEqual(good ? [] : ['address.postcode']);
  });
  it('names what is missing', () => {
    expect(Object.keys(wrongAddress({ country: 'US' }))).toEqual([
      'address.name',
      'address.line1',
      'address.city',
      'address.region',
      'address.postcode',
    ]);
    expect(Object.keys(wrongAddress({ ...home, country: 'GH', postcode: '' }))).toEqual([]);
  });
});
