import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PageCount } from './pages.ts';

describe('PageCount', () => {
  it('gives every file of the reading order a page and shares the rest by weight', () => {
    const count = new PageCount([1, 10, 0, 5], 20);
    expect(count.total).toBe(20);
    expect([0, 1, 3].map((section) => count.firstOf(section))).toEqual([1, 3, 15]);
  });

  it('counts at least one page for each file, however little the catalogue counted', () => {
    expect(
      new PageCount(
        Array.from({ length: 12 }, () => 1),
        2,
      ).total,
    ).toBe(12);
  });

  it('has one page for a book without content', () => {
    const count = new PageCount([], 0);
    expect(count.total).toBe(1);
    expect(count.startOf(1)).toEqual({ section: 0, fraction: 0 });
  });

  it('returns every page to its first position, and never leaves the book', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 900 }),
        (weights, pages) => {
          const count = new PageCount(weights, pages);
          fc.pre(weights.some((weight) => weight > 0));
          const lost = Array.from({ length: count.total }, (_, i) => i + 1).filter((page) => {
            const { section, fraction } = count.startOf(page);
            const share = count.fractionAt(section, fraction);
            return (
              count.pageAt(section, fraction) !== page || Math.abs(share - (page - 1) / count.total) > 1e-9
            );
          });
          expect(lost).toEqual([]);
          expect(count.total).toBe(Math.max(pages, weights.filter((weight) => weight > 0).length));
          expect(count.pageAt(weights.length - 1, 1)).toBeLessThanOrEqual(count.total);
        },
      ),
      { numRuns: 100 },
    );
  });
});
