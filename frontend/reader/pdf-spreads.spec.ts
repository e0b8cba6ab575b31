import { describe, expect, it } from '@jest/globals';
import { around, isDoubleSpread, spreadsOf } from './pdf-spreads.ts';

describe('PDF spreads', () => {
  it('shows the cover alone and the rest two by two', () => {
    expect(spreadsOf(6, true)).toEqual([[1], [2, 3], [4, 5], [6]]);
    expect(spreadsOf(3, false)).toEqual([[1], [2], [3]]);
    expect(spreadsOf(0, true)).toEqual([]);
  });

  it('opens like a book only where two upright pages fit', () => {
    expect(isDoubleSpread(1240, 640, 0.7)).toBe(true);
    expect(isDoubleSpread(390, 700, 0.7)).toBe(false);
    expect(isDoubleSpread(1240, 640, 1.4)).toBe(false);
  });

  it('treats the spread after a page as nearer than the one before', () => {
    const spreads = spreadsOf(6, true);
    expect(around(spreads, [2, 3])).toEqual([[4, 5], [1]]);
    expect(around(spreads, [1])).toEqual([[2, 3]]);
    expect(around(spreads, [6])).toEqual([[4, 5]]);
    expect(around([], [1])).toEqual([]);
  });
});
