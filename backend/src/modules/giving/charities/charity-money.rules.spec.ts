import { describe, expect, it } from '@jest/globals';
import { monthBefore, monthsFrom } from './charity-money.rules.ts';

describe('months of the dashboard', () => {
  const now = new Date('2026-02-03T10:00:00Z');

  it('go from the first one to the running one, over a new year', () => {
    expect(monthsFrom('2025-11', now)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsFrom('2026-03', now)).toEqual([]);
    expect(monthsFrom('2001-01', now)).toHaveLength(36);
  });

  it('begin a number of months before', () => {
    expect(monthBefore(now, 0)).toBe('2026-02');
    expect(monthBefore(now, 11)).toBe('2025-03');
  });
});
