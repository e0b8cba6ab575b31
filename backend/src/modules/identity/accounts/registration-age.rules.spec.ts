import { describe, expect, it } from '@jest/globals';
import { completedYears, isPossibleBirth } from './registration-age.rules.ts';

const now = new Date('2026-11-24T10:00:00Z');

describe('the age of somebody who registers', () => {
  it.each([
    [{ year: 2013, month: 10 }, 13],
    [{ year: 2013, month: 11 }, 12],
    [{ year: 2013, month: 12 }, 12],
    [{ year: 2014, month: 1 }, 12],
    [{ year: 2026, month: 10 }, 0],
  ])('born %j is %i: in the month of birth the birthday is still to come', (birth, age) =>
    expect(completedYears(birth, now)).toBe(age),
  );

  it.each([
    [{ year: 2026, month: 11 }, true],
    [{ year: 2026, month: 12 }, false],
    [{ year: 1906, month: 11 }, true],
    [{ year: 1906, month: 10 }, false],
  ])('born %j is possible: %s', (birth, possible) => expect(isPossibleBirth(birth, now)).toBe(possible));
});
