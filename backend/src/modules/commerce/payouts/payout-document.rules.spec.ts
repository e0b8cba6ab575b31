import { describe, expect, it } from '@jest/globals';
import { payoutIssuer, payoutLines, payoutPeriod } from './payout-document.rules.ts';

describe('the statement of a payout', () => {
  const paid = {
    amount: 2_000,
    opening: 500,
    lines: [
      { kind: 'sales', amount: 3_000, count: 12 },
      { kind: 'refunds', amount: -400, count: 1 },
    ],
    closing: 3_100,
  } as const;

  it('has lines whose sum is what was paid out', () => {
    const lines = payoutLines(paid, 'en');
    expect(lines.map(({ title, total }) => [title, total])).toEqual([
      ['Owed before', 500],
      ['Sales (12)', 3_000],
      ['Refunds (1)', -400],
      ['Stays owed', -1_100],
    ]);
    expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(paid.amount);
    expect(payoutLines(paid, 'ar')).toHaveLength(4);
  });

  it('has its lines in the same order, however they are found', () => {
    const found = { ...paid, lines: [...paid.lines].reverse() };
    expect(payoutLines(found, 'en')).toEqual(payoutLines(paid, 'en'));
  });

  it('has no line for what is zero', () => {
    expect(
      payoutLines({ amount: 1_000, opening: 1_000, lines: [], closing: 1_000 }, 'fr').map(
        ({ title }) => title,
      ),
    ).toEqual(['Dû auparavant']);
  });

  it('names its days and the reference of the bank', () => {
    const to = new Date('2026-11-28T23:59:00Z');
    expect(payoutPeriod(null, to)).toBe('2026-11-28');
    expect(payoutPeriod(new Date('2026-11-03T00:00:00Z'), to)).toBe('2026-11-03 – 2026-11-28');
    const platform = {
      ...{ name: 'Bookgrove', email: 'office@bookgrove.test', country: 'GB' },
      settings: { legal_entity: 'Bookgrove Trust', tax_number: null },
    };
    const issuer = {
      ...{ name: 'Bookgrove', email: 'office@bookgrove.test', country: 'GB' },
      ...{ legal_entity: 'Bookgrove Trust', tax_number: null },
    };
    expect(payoutIssuer(platform, 'BACS 4711', 'en')).toEqual({
      ...issuer,
      statement: ['Reference of the bank: BACS 4711'],
    });
    expect(payoutIssuer(platform, null, 'en')).toEqual(issuer);
  });
});
