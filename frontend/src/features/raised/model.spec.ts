import { describe, expect, it } from '@jest/globals';
import { changeText, copiesOf, everyMonth, placesOf, signed } from './model.ts';

const work = {
  book_id: '1',
  title: 'The Kite',
  raised: 120,
  pending: 20,
  confirmed: 100,
  refunded: 80,
  since: '2026-11-01T00:00:00Z',
};

describe('money raised', () => {
  it('is in three places whose sum is what was raised', () => {
    const places = placesOf({ pending: 20, confirmed: 100, delivered: 30 });
    expect(places).toEqual({ arrived: 30, safe: 70, counted: 20 });
    expect(places.arrived + places.safe + places.counted).toBe(work.raised);
  });

  it('never adds copies of two currencies', () => {
    const works = [
      { ...work, currency: 'GBP', copies: 2 },
      { ...work, currency: 'INR', copies: 3 },
      { ...work, book_id: '2', currency: 'GBP', copies: 1 },
    ];
    expect(copiesOf(works, 'GBP')).toBe(3);
  });

  it('has a column for each month, also for those without a sale', () => {
    expect(
      everyMonth([
        { month: '2026-10', raised: 5 },
        { month: '2027-01', raised: 7 },
      ]),
    ).toEqual([
      { month: '2026-10', raised: 5 },
      { month: '2026-11', raised: 0 },
      { month: '2026-12', raised: 0 },
      { month: '2027-01', raised: 7 },
    ]);
    expect(everyMonth([])).toEqual([]);
  });

  it('names a refund as a correction, with its sign', () => {
    const change = {
      day: '2026-11-20',
      kind: 'refund',
      gift: false,
      title: 'The Kite',
      currency: 'GBP',
      amount: -50,
      count: 1,
    } as const;
    expect(signed(change)).toBe('− £0.50');
    expect(changeText(change).title).toBe('A reader gave The Kite back');
    expect(changeText(change).text).toContain('already correct');
    expect(changeText({ ...change, kind: 'sale', amount: 100, count: 2 }).title).toBe('2 sales of The Kite');
    expect(changeText({ ...change, kind: 'dispute' }).title).toBe(
      'The bank took the money for The Kite back',
    );
    expect(changeText({ ...change, gift: true }).title).toBe('A gift was given back');
  });
});
