import { describe, expect, it } from '@jest/globals';
import { refundByAmount, refundOf, sumOf } from './refund.rules.ts';

const line = (id: string, total: number, refunded = 0, requested = 0) => ({ id, total, refunded, requested });

describe('a refund by line', () => {
  it('takes what is left of a line without an amount, and never more', () => {
    const lines = [line('a', 800, 300, 100), line('b', 500)];
    expect(refundOf(lines, [{ line_id: 'a' }, { line_id: 'b', amount: 20 }])).toEqual([
      { line_id: 'a', amount: 400 },
      { line_id: 'b', amount: 20 },
    ]);
    for (const wanted of [
      [],
      [{ line_id: 'a', amount: 401 }],
      [{ line_id: 'c' }],
      [{ line_id: 'b' }, { line_id: 'b', amount: 1 }],
    ])
      expect(refundOf(lines, wanted)).toHaveProperty('member', 'lines');
    expect(refundOf([line('a', 800, 800)], [{ line_id: 'a' }])).toHaveProperty('member', 'lines');
  });

  it('of a sum divides it in proportion to what is left: the parts add up, and no line is exceeded', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const value = (salt: number) => (seed * 7919 * salt) % 1009;
      const lines = [1, 2, 3].map((salt) => {
        const total = value(salt);
        return { id: String(salt), total, refunded: Math.floor(total / (salt + 1)) };
      });
      const left = lines.reduce((sum, one) => sum + one.total - one.refunded, 0);
      const amount = value(11) * 2;
      const parts = refundByAmount(lines, amount);
      expect(sumOf(parts)).toBe(Math.min(amount, left));
      for (const { line_id, amount: part } of parts) {
        const one = lines.find(({ id }) => id === line_id)!;
        expect(part).toBeLessThanOrEqual(one.total - one.refunded);
        expect(part).toBeGreaterThan(0);
      }
    }
    expect(refundByAmount([{ id: 'a', total: 5, refunded: 5 }], 3)).toEqual([]);
  });
});
