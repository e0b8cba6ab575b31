import { describe, expect, it } from '@jest/globals';
import { fillWeeks, mondaysBefore, paperReadingProblem } from './log.rules.ts';

describe('weeks of reading', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (today, monday) => {
    expect(mondaysBefore(today).at(-1)).toBe(monday);
  });

  it('are twelve, including weeks without reading', () => {
    const mondays = mondaysBefore('2026-11-22');
    expect(mondays).toHaveLength(12);
    expect(mondays[0]).toBe('2026-08-31');
    const weeks = fillWeeks(mondays, [{ week: '2026-11-09', minutes: 20, days: 2, books: 1 }]);
    expect(weeks.at(-2)).toEqual({ week: '2026-11-09', minutes: 20, days: 2, books: 1 });
    expect(weeks.at(-1)).toEqual({ week: '2026-11-16', minutes: 0, days: 0, books: 0 });
  });
});

describe('a printed book', () => {
  it.each([
    ['2026-11-22', null],
    ['2026-11-23', null],
    ['2025-12-01', null],
    ['2026-11-24', /to come/],
    ['2025-11-01', /a year ago/],
    ['2026-02-30', /must be a day/],
    ['soon', /must be a day/],
  ])('read on %s', (day, fault) => {
    const said = paperReadingProblem(day, '2026-11-22');
    if (fault === null) expect(said).toBeNull();
    else expect(said).toMatch(fault);
  });
});
