import { describe, expect, it } from '@jest/globals';
import type { BookOnOffer } from '@bookgrove/contract';
import fc from 'fast-check';
import { addShares, divideRefund, divideSale, sumOf } from '../../ledger/posting/allocation.rules.ts';
import { isExtra } from '../../ledger/posting/line-kind.rules.ts';
import { refundByAmount } from '../../orders/refund.rules.ts';
import { withExtras } from '../pricing/extras.rules.ts';
import { priceItems } from '../pricing/line.rules.ts';
import type { Priced } from '../pricing/pricing.ts';
import { orderLines } from './order-lines.ts';

const book = (id: string, amount: number, charity_bps: number): BookOnOffer => ({
  id,
  slug: id,
  title: id,
  authors: [],
  cover: null,
  price: { amount, currency: 'GBP' },
  charity_bps,
  charity: null,
  categories: [],
  state: 'ok',
  owned: false,
  maker_ids: [],
  made_by_tenant: 'oak',
});

/** A priced cart: printed books, so that something is sent, and extras. */
function priced(
  books: BookOnOffer[],
  tax: number,
  extras: { round_up: boolean; fee_cover: boolean },
): Priced {
  const items = priceItems(
    books.map((one) => ({ book: one, kind: 'print' as const, quantity: 2 })),
    ({ price }) => [{ kind: 'print', prices: [price!], stock: null, seats: null }],
    {
      wanted: 'GBP',
      schoolCurrency: null,
      tax_bps: () => tax,
      shipping: new Map([['GBP', 350]]),
    },
  );
  return {
    ...items,
    ...withExtras(items.total, 'GBP', { bps: 150, fixed: 20 }, extras),
    items: [],
    country: 'GB',
    tax_bps: tax,
    coupon: null,
    round_up_charities: { charity: null, choices: [] },
  };
}

const lines = (cart: Priced) =>
  orderLines(cart, {
    rules: new Map(cart.lines.map((line) => [line.book.id, 'rule'])),
    gifts: new Map(),
    language: 'fr',
    tenant: 'oak',
  });

describe('the lines of an order', () => {
  it('have a line for each thing that is paid beside the books', () => {
    const cart = priced([book('a', 450, 2000)], 0, { round_up: true, fee_cover: true });
    expect(
      lines(cart).map(({ kind, total, tax, charity_bps, charity_id }) => ({
        kind,
        total,
        tax,
        charity_bps,
        charity_id,
      })),
    ).toEqual([
      { kind: 'print', total: 900, tax: 0, charity_bps: 2000, charity_id: null },
      { kind: 'shipping', total: 350, tax: 0, charity_bps: 0, charity_id: null },
      { kind: 'donation', total: 50, tax: 0, charity_bps: 10_000, charity_id: null },
      { kind: 'fee_cover', total: 41, tax: 0, charity_bps: 0, charity_id: null },
    ]);
    expect(lines(cart)[2]!.title).toBe('Arrondi pour une association');
    expect(
      lines(priced([book('a', 450, 2000)], 0, { round_up: false, fee_cover: false })).map(({ kind }) => kind),
    ).toEqual(['print', 'shipping']);
  });

  it('add up to the total, are divided without a rest, and paid back exactly, whatever was chosen', () => {
    const books = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), bps: fc.integer({ min: 0, max: 9500 }) }),
      { minLength: 1, maxLength: 5 },
    );
    const fee = fc.option(fc.integer({ min: 0, max: 3000 }), { nil: null });
    const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        books,
        fc.nat(2500),
        fc.boolean(),
        fc.boolean(),
        fee,
        parts,
        (sold, tax, round_up, fee_cover, taken, refunds) => {
          const cart = priced(
            sold.map(({ amount, bps }, index) => book(`${index}`, amount, bps)),
            tax,
            { round_up, fee_cover },
          );
          const all = lines(cart);
          const sum = (of: 'total' | 'tax') => all.reduce((whole, line) => whole + line[of], 0);
          expect(sum('total')).toBe(cart.total);
          expect(sum('tax')).toBe(cart.tax_total);

          const shares = divideSale(
            all.map((line) => ({
              ...line,
              platform_bps: isExtra(line.kind) ? 0 : 500,
              covers_fee: line.kind === 'fee_cover',
            })),
            taken,
          );
          shares.forEach((share, index) => expect(sumOf(share)).toBe(all[index]!.total));
          const of = (kind: string) => shares[all.findIndex((line) => line.kind === kind)];
          if (round_up)
            expect(of('donation')).toMatchObject({ charity: cart.round_up!.amount, school: 0, tax: 0 });
          if (fee_cover) {
            expect(of('fee_cover')).toMatchObject({
              provider: cart.fee_cover!.amount,
              school: 0,
              charity: 0,
            });
            expect(addShares(shares).provider).toBe(cart.fee_cover!.amount);
          }

          // Partial refunds, and then the rest: nothing is left, and no part is below zero.
          const left = all.map((line, index) => ({
            id: `${index}`,
            total: line.total,
            refunded: 0,
            shares: shares[index]!,
          }));
          for (const amount of [...refunds, Infinity])
            for (const { line_id, amount: back } of refundByAmount(left, Math.min(amount, cart.total))) {
              const line = left[Number(line_id)]!;
              const part = divideRefund(line.shares, back);
              line.refunded += back;
              for (const key of Object.keys(part) as (keyof typeof part)[])
                line.shares = { ...line.shares, [key]: line.shares[key] - part[key] };
              expect(Math.min(...Object.values(line.shares))).toBeGreaterThanOrEqual(0);
            }
          expect(left.map(({ shares: rest }) => sumOf(rest))).toEqual(left.map(() => 0));
        },
      ),
    );
  });
});
