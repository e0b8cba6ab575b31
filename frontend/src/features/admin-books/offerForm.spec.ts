import { describe, expect, it } from '@jest/globals';
import { bodyOf, draftsOf, memberOf, wrongIn } from './offerForm.ts';
import type { BookOffers } from './offersApi.ts';

const BEFORE: BookOffers = {
  book: 'b1',
  title: 'The Sun Trap',
  list_price: { amount: 500, currency: 'GBP' },
  minimum: [],
  prices: [{ amount: 600, currency: 'EUR' }],
  possible_kinds: ['digital', 'print', 'class_pack', 'gift'],
  kinds: [{ kind: 'print', prices: [{ amount: 1200, currency: 'GBP' }], stock: 7, seats: null }],
};

describe('the prices of a book by kind', () => {
  it('are sent as they were when nothing is changed, with the stock that was seen', () => {
    const drafts = draftsOf(BEFORE);
    expect(wrongIn(drafts, BEFORE)).toEqual({});
    expect(bodyOf(drafts, BEFORE)).toEqual({
      prices: [{ amount: 600, currency: 'EUR' }],
      kinds: [{ kind: 'print', prices: [{ amount: 1200, currency: 'GBP' }], stock: 7, stock_seen: 7 }],
    });
  });

  it('end a kind whose last price was taken out, and name a new one by its place', () => {
    const drafts = draftsOf(BEFORE).map((draft) =>
      draft.kind === 'print'
        ? { ...draft, prices: [] }
        : draft.kind === 'class_pack'
          ? { ...draft, prices: [{ currency: 'GBP', amount: '40' }], seats: '25' }
          : draft,
    );
    expect(bodyOf(drafts, BEFORE).kinds).toEqual([
      { kind: 'print', prices: [], stock: 7, stock_seen: 7 },
      { kind: 'class_pack', prices: [{ amount: 4000, currency: 'GBP' }], seats: 25 },
    ]);
    expect(memberOf('class_pack', drafts, BEFORE)).toBe('kinds.1.');
  });

  it('are not sent with an amount, a stock or a number of readers that is none', () => {
    const drafts = draftsOf(BEFORE).map((draft) => ({
      ...draft,
      prices: [{ currency: 'GBP', amount: draft.kind === 'gift' ? '5' : '' }],
      stock: 'many',
      seats: '0',
    }));
    expect(Object.keys(wrongIn(drafts, BEFORE))).toEqual([
      'prices.0.amount',
      'kinds.0.prices.0.amount',
      'kinds.0.stock',
      'kinds.1.prices.0.amount',
      'kinds.1.seats',
    ]);
  });
});
