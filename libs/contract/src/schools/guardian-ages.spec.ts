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
    ['DK', 16],
    [null, 16],
    ['XX', 16],
  ])('is by the law of %s: %d', (country, age) => {
    expect(guardianAgeIn(country, TODAY).age).toBe(age);
  });

  it('follows a change of the law from its day on', () => {
    expect(guardianAgeIn('SI', new Date('2023-01-25T23:59:00Z')).age).toBe(16);
    expect(guardianAgeIn('SI', new Date('2023-01-26T00:00:00Z')).age).toBe(15);
  });
});
