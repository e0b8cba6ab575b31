import { describe, expect, it } from '@jest/globals';
import { exampleSale, inForce, ruleFor, shownStatus } from './royalty.rules.ts';

const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const version = (number: number, from: number) => ({ version: number, effective_from: day(from) });

describe('the version in force', () => {
  it('is the newest whose time has come', () => {
    const versions = [version(1, 1), version(2, 5), version(3, 20)];
    expect(inForce(versions, day(4))?.version).toBe(1);
    expect(inForce(versions, day(5))?.version).toBe(2);
    expect(inForce(versions, day(20))?.version).toBe(3);
    expect(inForce([version(1, 5)], day(4))).toBeNull();
  });

  it('is not an older one that was to start later', () => {
    expect(inForce([version(1, 1), version(2, 20), version(3, 5)], day(25))?.version).toBe(3);
  });

  it('makes older active versions superseded, and no others', () => {
    const of = (status: 'draft' | 'active' | 'discarded', number: number) =>
      shownStatus({ ...version(number, 1), status }, 2);
    expect([of('active', 1), of('active', 2), of('active', 3)]).toEqual(['superseded', 'active', 'active']);
    expect([of('draft', 1), of('discarded', 1)]).toEqual(['draft', 'discarded']);
    expect(shownStatus({ ...version(1, 1), status: 'active' }, null)).toBe('active');
  });
});

describe('the rule of a sale', () => {
  const rule = (
    scope: 'platform' | 'school' | 'book',
    number: number,
    book_id: string | null = null,
    source_id: string | null = null,
    from = 1,
  ) => ({ ...version(number, from), scope, book_id, source_id });
  const rules = [
    rule('platform', 1),
    rule('platform', 2, null, 'default-2'),
    rule('school', 3),
    rule('book', 4, 'kite'),
    rule('book', 5, 'kite', null, 20),
  ];

  it('is that of the book, then of the school, then the default', () => {
    expect(ruleFor(rules, 'kite', 'default-2', day(10))?.version).toBe(4);
    expect(ruleFor(rules, 'kite', 'default-2', day(20))?.version).toBe(5);
    expect(ruleFor(rules, 'goats', 'default-2', day(10))?.version).toBe(3);
    expect(ruleFor(rules, null, 'default-2', day(10))?.version).toBe(3);
    expect(ruleFor(rules.slice(0, 2), 'kite', 'default-2', day(10))?.version).toBe(2);
    expect(ruleFor(rules.slice(0, 2), 'kite', null, day(10))?.version).toBe(1);
    expect(ruleFor(rules.slice(0, 2), 'kite', 'default-3', day(10))).toBeNull();
  });
});

describe('an example sale', () => {
  const example = { price: 1_000, tax: 0, fee: 44, charity_bps: 2_000, platform_bps: 500, author_bps: 5_000 };
  const amounts = (change: Partial<typeof example>) =>
    Object.fromEntries(exampleSale({ ...example, ...change }).map(({ party, amount }) => [party, amount]));

  it('is divided as a real one, and the rest between authors and school', () => {
    expect(amounts({})).toEqual({
      charity: 200,
      platform: 50,
      provider: 44,
      tax: 0,
      author: 353,
      school: 353,
    });
    expect(amounts({ author_bps: 0 })).toMatchObject({ author: 0, school: 706 });
    expect(amounts({ author_bps: 10_000 })).toMatchObject({ author: 706, school: 0 });
  });

  it('always adds up to its price', () => {
    for (let price = 1; price < 400; price += 7)
      for (const bps of [0, 333, 2_000, 9_000]) {
        const parts = exampleSale({
          ...example,
          price,
          tax: Math.floor(price / 6),
          fee: 31,
          charity_bps: bps,
          author_bps: bps,
        });
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
        expect(parts.every(({ amount }) => amount >= 0)).toBe(true);
      }
  });

  it('is refused with more than the whole', () => {
    expect(() => exampleSale({ ...example, charity_bps: 9_600 })).toThrow(RangeError);
    expect(() => exampleSale({ ...example, tax: 1_001 })).toThrow(RangeError);
  });
});
