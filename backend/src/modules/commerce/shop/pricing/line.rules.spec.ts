import { describe, expect, it } from '@jest/globals';
import type { Money } from '@bookgrove/contract';
import fc from 'fast-check';
import type { BookOnOffer } from '@bookgrove/contract';
import { chooseCurrency, priceItems, reasonFor, saleState, splitOfLine } from './line.rules.ts';

const book = (changes: Partial<BookOnOffer> = {}): BookOnOffer => ({
  id: 'a',
  slug: 'kites',
  title: 'Kites',
  authors: ['Nia'],
  cover: null,
  price: { amount: 450, currency: 'GBP' },
  charity_bps: 2000,
  state: 'ok',
  owned: false,
  maker_ids: [],
  made_by_tenant: 'oak',
  ...changes,
});
const choice = { wanted: null, schoolCurrency: null, tax_bps: 0 };
const none = (): Money[] => [];
const usd = [{ amount: 600, currency: 'USD' }];

describe('whether a book can be bought', () => {
  it.each([
    [{}, 'ok'],
    [{ state: 'free' as const, price: null }, 'free'],
    [{ price: null }, 'free'],
    [{ state: 'withdrawn' as const }, 'withdrawn'],
    [{ state: 'no_consent' as const }, 'withdrawn'],
    [{ state: 'unknown' as const, owned: true }, 'unknown'],
    [{ owned: true }, 'owned'],
    [{ owned: true, state: 'withdrawn' as const }, 'owned'],
  ])('%o is %s', (changes, state) => {
    expect(saleState(book(changes))).toBe(state);
    expect(reasonFor(saleState(book(changes)), 'GBP') === null).toBe(state === 'ok');
  });
});

describe('the currency', () => {
  const gbp = { book: book(), prices: [{ amount: 450, currency: 'GBP' }] };
  const both = { book: book(), prices: [{ amount: 450, currency: 'GBP' }, ...usd] };
  const dollars = { book: book(), prices: usd };

  it('is the wanted one', () => {
    expect(chooseCurrency([gbp], 'JPY', 'USD')).toBe('JPY');
  });
  it('is the school’s where everything can be bought in it', () => {
    expect(chooseCurrency([both], null, 'USD')).toBe('USD');
    expect(chooseCurrency([], null, 'KES')).toBe('KES');
  });
  it('is one in which everything can be bought', () => {
    expect(chooseCurrency([both, dollars], null, 'GBP')).toBe('USD');
    expect(chooseCurrency([gbp], null, 'KES')).toBe('GBP');
  });
  it('is that of the first book where they share none', () => {
    expect(chooseCurrency([dollars, gbp], null, 'KES')).toBe('USD');
  });
  it('is pounds where nothing says one', () => {
    expect(chooseCurrency([], null, null)).toBe('GBP');
  });
});

describe('prices of items', () => {
  it('are summed over what can be bought', () => {
    const priced = priceItems(
      [book(), book({ id: 'b', owned: true }), book({ id: 'c', price: usd[0]! })],
      none,
      { ...choice, wanted: 'GBP', tax_bps: 550 },
    );
    expect(priced.lines.map(({ state }) => state)).toEqual(['ok', 'owned', 'not_in_currency']);
    expect(priced).toMatchObject({ currency: 'GBP', currencies: [], total: 450, tax_total: 23 });
    expect(priced.lines.map(({ price }) => price?.amount ?? null)).toEqual([450, null, null]);
  });

  it('come from the offers', () => {
    const priced = priceItems([book(), book({ id: 'b' })], () => usd, { ...choice, schoolCurrency: 'USD' });
    expect(priced).toMatchObject({ currency: 'USD', currencies: ['GBP', 'USD'], total: 1200 });
  });

  it('say nothing of currencies for a book that cannot be bought', () => {
    const [line] = priceItems([book({ state: 'no_consent' })], () => usd, choice).lines;
    expect(line).toMatchObject({ state: 'withdrawn', prices: [], price: null, tax: 0 });
    expect(splitOfLine(line!)).toBeNull();
  });

  it('are divided without a rest, and taxes add up to their total', () => {
    const amounts = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 10_000_000 }), bps: fc.nat(10_000) }),
      {
        maxLength: 100,
      },
    );
    fc.assert(
      fc.property(amounts, fc.nat(3000), (entries, tax_bps) => {
        const books = entries.map(({ amount, bps }, index) =>
          book({ id: `${index}`, price: { amount, currency: 'GBP' }, charity_bps: bps }),
        );
        const { lines, total, tax_total } = priceItems(books, none, { ...choice, tax_bps });
        for (const line of lines) {
          const split = splitOfLine(line)!;
          expect(split.charity.amount + split.making.amount).toBe(line.price!.amount);
          expect(line.tax).toBeLessThanOrEqual(line.price!.amount);
        }
        expect(total).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
        expect(tax_total).toBe(lines.reduce((sum, { tax }) => sum + tax, 0));
      }),
    );
  });
});
