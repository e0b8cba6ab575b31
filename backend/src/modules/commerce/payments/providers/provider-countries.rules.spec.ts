import { describe, expect, it } from '@jest/globals';
import { servesCountry } from './provider-countries.rules.ts';

describe('the countries of a provider', () => {
  it.each([
    ['phonepe', 'IN', true],
    ['phonepe', 'GB', false],
    ['paypal', 'GB', true],
    ['paypal', 'IR', false],
    ['stripe', 'KE', true],
    ['stripe', 'KP', false],
    ['phonepe', null, true],
  ] as const)('%s and a payer in %s: %s', (provider, country, served) => {
    expect(servesCountry(provider, country)).toBe(served);
  });
});
