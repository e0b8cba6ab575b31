import { describe, expect, it } from '@jest/globals';
import type { BookOnOffer, OfferKind } from '@bookgrove/contract';
import fc from 'fast-check';
import type { Offer } from '../offers/offer.rules.ts';
import { chooseCurrency, priceItems, reasonFor, saleState, splitOfLine } from './line.rules.ts';

const book = (changes: Partial<BookOnOffer> = {}): BookOnOffer => ({
  id: 'a',
  slug: 'kites',
  title: 'Kites',
  authors: ['Nia'],
  cover: null,
  price: { amount: 450, currency: 'GBP' },
  charity_bps: 2000,
  charity: null,
  categories: [],
  state: 'ok',
  owned: false,
  maker_ids: [],
  made_by_tenant: 'oak',
  ...changes,
});
const asked = (changes: Partial<BookOnOffer> = {}, kind: OfferKind = 'digital', quantity = 1) => ({
  book: book(changes),
  kind,
  quantity,
});
const offer = (kind: OfferKind, prices: Offer['prices'], stock: number | null = null): Offer => ({
  kind,
  prices,
  stock,
  seats: null,
});
const choice = {
  wanted: null,
  schoolCurrency: null,
  tax_bps: () => 0,
  shipping: new Map([
    ['GBP', 0],
    ['USD', 0],
  ]),
};
const none = (): Offer[] => [];
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
    expect(saleState(asked(changes))).toBe(state);
    expect(reasonFor(saleState(asked(changes)), 'GBP') === null).toBe(state === 'ok');
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
      [asked(), asked({ id: 'b', owned: true }), asked({ id: 'c', price: usd[0]! })],
      none,
      { ...choice, wanted: 'GBP', tax_bps: () => 550 },
    );
    expect(priced.lines.map(({ state }) => state)).toEqual(['ok', 'owned', 'not_in_currency']);
    expect(priced).toMatchObject({ currency: 'GBP', currencies: [], total: 450, tax_total: 23 });
    expect(priced.lines.map(({ price }) => price?.amount ?? null)).toEqual([450, null, null]);
  });

  it('come from the offers', () => {
    const priced = priceItems([asked(), asked({ id: 'b' })], () => [offer('digital', usd)], {
      ...choice,
      schoolCurrency: 'USD',
    });
    expect(priced).toMatchObject({ currency: 'USD', currencies: ['GBP', 'USD'], total: 1200 });
  });

  it('of other kinds come from their offers only, and are multiplied', () => {
    const offers = [offer('print', [{ amount: 999, currency: 'GBP' }]), offer('class_pack', usd)];
    const priced = priceItems([asked({ owned: true }, 'print', 3), asked()], () => offers, {
      ...choice,
      tax_bps: (kind) => (kind === 'print' ? 550 : 0),
    });
    expect(priced).toMatchObject({ currency: 'GBP', total: 3447, tax_total: 156 });
    expect(priced.lines.map(({ item, total, tax }) => [item, total, tax])).toEqual([
      ['a:print', 2997, 156],
      ['a', 450, 0],
    ]);
    expect(splitOfLine(priced.lines[0]!)).toMatchObject({
      charity: { amount: 599 },
      making: { amount: 2398 },
    });
  });

  it.each<[OfferKind, number, Offer | null, string, string | null]>([
    ['print', 1, null, 'not_offered', 'This book is not sold in this form.'],
    ['class_pack', 1, offer('class_pack', usd), 'ok', null],
    ['print', 1, offer('print', usd, 0), 'sold_out', 'All printed copies are sold.'],
    ['print', 3, offer('print', usd, 2), 'not_enough', 'Only 2 printed copies are left.'],
    ['print', 2, offer('print', usd, 1), 'not_enough', 'Only one printed copy is left.'],
    ['print', 2, offer('print', usd, 2), 'ok', null],
    ['print', 99, offer('print', usd), 'ok', null],
  ])('as %s, %i of %j, are %s', (kind, quantity, one, state, reason) => {
    const [line] = priceItems([asked({}, kind, quantity)], () => (one ? [one] : []), choice).lines;
    expect(line!.state).toBe(state);
    expect(reasonFor(line!.state, 'USD', line!.stock)).toBe(reason);
    expect(line!.total).toBe(state === 'ok' ? 600 * quantity : 0);
  });

  it('are sent for one price, which is taxed like them', () => {
    const items = [asked({}, 'print', 3), asked({ id: 'b' }, 'print'), asked()];
    const offers = () => [offer('print', [{ amount: 999, currency: 'GBP' }], null)];
    const sent = { ...choice, shipping: new Map([['GBP', 350]]), tax_bps: () => 550 };
    expect(priceItems(items, offers, sent)).toMatchObject({
      shipping: { amount: 350, tax: 18, tax_bps: 550 },
      total: 3 * 999 + 999 + 450 + 350,
    });
    expect(priceItems([asked()], offers, sent)).toMatchObject({ shipping: null, total: 450 });
    const elsewhere = priceItems(items, offers, { ...sent, shipping: new Map([['USD', 350]]) });
    expect(elsewhere.lines.map(({ state }) => state)).toEqual(['not_sent', 'not_sent', 'ok']);
    expect(elsewhere).toMatchObject({ shipping: null, total: 450 });
  });

  it('of no kind exist for a book without a list price', () => {
    const [line] = priceItems(
      [asked({ price: null, state: 'free' }, 'print')],
      () => [offer('print', usd)],
      choice,
    ).lines;
    expect(line!.state).toBe('not_offered');
  });

  it('say nothing of currencies for a book that cannot be bought', () => {
    const [line] = priceItems([asked({ state: 'no_consent' })], () => [offer('digital', usd)], choice).lines;
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
          asked({ id: `${index}`, price: { amount, currency: 'GBP' }, charity_bps: bps }),
        );
        const { lines, total, tax_total } = priceItems(books, none, { ...choice, tax_bps: () => tax_bps });
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
