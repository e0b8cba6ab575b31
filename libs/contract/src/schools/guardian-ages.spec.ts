import { describe, expect, it } from '@jest/globals';
import { guardianAgeIn } from './guardian-ages.ts';

const TODAY = new Date('2026-11-24T00:00:00Z');

describe('the age under which a guardian confirms', () => {
  it.each([
    ['GB', 13],
    ['US', 13],
    ['IN', 18],
    ['KE', 18],
    ['FR', 15],
    ['DE', 16],
    ['ES', 14],
    ['SE', 13],
    ['BR', 12],
    ['HR', 16],
    ['DK', 15],
    ['LI', 16],
    [null, 16],
    ['XX', 16],
  ])('is by the law of %s: %d', (country, age) => {
    expect(guardianAgeIn(country, TODAY).age).toBe(age);
  });

  it('follows a change of the law from its day on', () => {
    expect(guardianAgeIn('SI', new Date('2023-01-25T23:59:00Z')).age).toBe(16);
    expect(guardianAgeIn('SI', new Date('2023-01-26T00:00:00Z')).age).toBe(15);
    expect(guardianAgeIn('DK', new Date('2023-12-31T23:59:00Z')).age).toBe(13);
    expect(guardianAgeIn('DK', new Date('2024-01-01T00:00:00Z')).age).toBe(15);
  });

  it.each([
    [13, 'BE EE FI LV MT PT SE'],
    [14, 'AT BG CY ES IT LT'],
    [15, 'CZ FR GR'],
    [16, 'DE HR HU IE LU NL PL RO SK'],
  ])('is %d where the table of the European Commission of 2020 says so: %s', (age, countries) => {
    for (const country of countries.split(' '))
      expect([country, guardianAgeIn(country, TODAY).age]).toEqual([country, age]);
  });
});
