import { describe, expect, it } from '@jest/globals';
import {
  currencyRule,
  fromPayPalValue,
  fromProviderUnits,
  takes,
  toPayPalValue,
  toProviderUnits,
} from './provider-money.rules.ts';

describe('amounts of providers', () => {
  it.each([
    ['stripe', 'GBP', 1234, 1234],
    ['stripe', 'KES', 50_000, 50_000],
    ['stripe', 'JPY', 500, 500],
    ['stripe', 'UGX', 5000, 500_000],
    ['stripe', 'ISK', 700, 70_000],
    ['stripe', 'MGA', 500_000, 5000],
    ['stripe', 'KWD', 1230, 1230],
    ['phonepe', 'INR', 39_900, 39_900],
    ['paypal', 'USD', 1234, 1234],
    ['paypal', 'HUF', 100_000, 1000],
  ] as const)('%s writes %s %d as %d and reads it back', (provider, currency, amount, units) => {
    expect(toProviderUnits(provider, { amount, currency })).toBe(units);
    expect(fromProviderUnits(provider, units, currency)).toBe(amount);
    expect(takes(provider, { amount, currency })).toBe(true);
  });

  it.each([
    ['stripe', 'KWD', 1234, 'three decimals of which the last is not zero'],
    ['stripe', 'GBP', 29, 'less than its smallest charge'],
    ['stripe', 'GBP', 100_000_000, 'more than eight digits'],
    ['paypal', 'INR', 50_000, 'rupees'],
    ['paypal', 'KES', 50_000, 'shillings'],
    ['paypal', 'HUF', 100_050, 'decimals of forints'],
    ['phonepe', 'GBP', 1000, 'pounds'],
    ['phonepe', 'INR', 99, 'less than one rupee'],
    ['stripe', 'MGA', 500_050, 'a fraction of an ariary'],
  ] as const)('%s does not take %s %d: %s', (provider, currency, amount, _why) => {
    expect(takes(provider, { amount, currency })).toBe(false);
  });

  it('are refused when they cannot be expressed', () => {
    expect(() => toProviderUnits('paypal', { amount: 100_050, currency: 'HUF' })).toThrow(RangeError);
    expect(() => toProviderUnits('phonepe', { amount: 100, currency: 'USD' })).toThrow(RangeError);
    expect(currencyRule('paypal', 'INR')).toBeNull();
  });

  it.each([
    ['GBP', 5, '0.05'],
    ['GBP', 1234, '12.34'],
    ['JPY', 500, '500'],
    ['TWD', 12_300, '123'],
  ])('PayPal writes %s %d as %s', (currency, amount, value) => {
    expect(toPayPalValue({ amount, currency })).toBe(value);
    expect(fromPayPalValue(value, currency)).toBe(amount);
  });

  it.each([
    ['12', 'GBP', 1200],
    ['12.3', 'GBP', 1230],
    ['500.00', 'JPY', 500],
    ['-1.50', 'GBP', -150],
    ['12.345', 'GBP', NaN],
    ['1e3', 'GBP', NaN],
    ['', 'GBP', NaN],
  ])('PayPal’s "%s" %s is %d', (value, currency, amount) => {
    expect(fromPayPalValue(value, currency)).toBe(amount);
  });
});
