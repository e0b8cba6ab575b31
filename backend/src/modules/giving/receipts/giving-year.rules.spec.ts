import { describe, expect, it } from '@jest/globals';
import { yearIsOver, yearToSend } from './giving-year.rules.ts';

describe('the year of a statement', () => {
  it('is over when another one has begun', () => {
    expect(yearIsOver(2026, new Date('2026-12-31T23:59:59Z'))).toBe(false);
    expect(yearIsOver(2026, new Date('2027-01-01T00:00:00Z'))).toBe(true);
  });
  it('is sent in January alone', () => {
    expect(yearToSend(new Date('2027-01-15T00:00:00Z'))).toBe(2026);
    expect(yearToSend(new Date('2027-02-01T00:00:00Z'))).toBeNull();
  });
});
