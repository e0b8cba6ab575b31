import { describe, expect, it } from '@jest/globals';
import { ageAt } from '../../../../platform/age.ts';

describe('an age', () => {
  it.each([
    ['the month has passed', 2016, 5, 10],
    ['the birthday may still come this month', 2016, 11, 9],
    ['only the year is known', 2016, null, 9],
    ['nothing is known', null, null, null],
    ['a year that is to come', 2030, 1, 0],
  ] as const)('when %s', (_what, year, month, age) => {
    expect(ageAt(new Date('2026-11-20T12:00:00Z'), year, month)).toBe(age);
  });
});
