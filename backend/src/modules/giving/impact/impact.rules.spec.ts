import { describe, expect, it } from '@jest/globals';
import { giftsCounted, numbersOf, withoutSmallGroups } from './impact.rules.ts';

describe('the numbers of a scope', () => {
  it('are every kind of count, all counts together, and money by currency', () => {
    expect(
      numbersOf([
        { kind: 'books_read', unit: '', value: 7 },
        { kind: 'stories_published', unit: '', value: 2 },
        { kind: 'books_read', unit: '', value: 1 },
        { kind: 'money_raised', unit: 'GBP', value: 250 },
        { kind: 'money_raised', unit: 'KES', value: 900 },
        { kind: 'money_raised', unit: 'USD', value: 0 },
        { kind: 'kind_of_a_later_version', unit: '', value: 5 },
      ]),
    ).toEqual({
      total_impacts: 10,
      by_kind: {
        books_read: 8,
        films_watched: 0,
        stories_published: 2,
        books_published: 0,
        donations: 0,
        challenges_done: 0,
      },
      raised: [
        { currency: 'KES', amount: 900 },
        { currency: 'GBP', amount: 250 },
      ],
    });
  });
});

describe('small groups', () => {
  const part = (value: number, people: number) => ({ value, people });

  it('are hidden, and one more with them when the total would give the only one away', () => {
    expect(withoutSmallGroups([part(40, 12), part(3, 2), part(9, 6)])).toEqual([40, null, null]);
    expect(withoutSmallGroups([part(40, 12), part(3, 2), part(4, 4)])).toEqual([40, null, null]);
    expect(withoutSmallGroups([part(40, 12), part(9, 5)])).toEqual([40, 9]);
  });

  it('are not what nobody did', () => {
    expect(withoutSmallGroups([part(0, 0), part(9, 5)])).toEqual([0, 9]);
    expect(withoutSmallGroups([part(3, 1)])).toEqual([null]);
    expect(withoutSmallGroups([])).toEqual([]);
  });
});

describe('the number of gifts', () => {
  const change = (source: string, amount: number, donation_id: string | null = 'gift') => ({
    source,
    donation_id,
    amount,
  });

  it('is one for a gift, and none for what a book raised', () => {
    expect(giftsCounted([change('a', 500), change('b', 700, 'other'), change('c', 90, null)])).toEqual([
      { source: 'a', quantity: 1 },
      { source: 'b', quantity: 1 },
    ]);
  });

  it('falls when nothing is left of a gift, and rises again when that refund fails', () => {
    const changes = [change('a', 500), change('b', -200), change('c', -300), change('d', 300)];
    expect(giftsCounted(changes)).toEqual([
      { source: 'a', quantity: 1 },
      { source: 'c', quantity: -1 },
      { source: 'd', quantity: 1 },
    ]);
  });
});
