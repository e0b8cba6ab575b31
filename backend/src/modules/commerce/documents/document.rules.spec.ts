import { describe, expect, it } from '@jest/globals';
import type { DocumentedOrder } from '../contract/orders.ts';
import {
  creditLines,
  fiscalYear,
  invoiceLines,
  numberOf,
  printedAmounts,
  sumsOf,
  taxesOf,
} from './document.rules.ts';

const line = {
  title: 'The Kite',
  authors: ['Mia'],
  quantity: 2,
  unit_price: 600,
  total: 1200,
  tax: 200,
  tax_bps: 2000,
};
const order: DocumentedOrder = {
  id: 'o',
  number: 'BG-1',
  buyer_id: null,
  email: null,
  name: null,
  country: null,
  ship_to: [],
  language: 'en',
  currency: 'GBP',
  paid_at: null,
  lines: [
    { line_id: 'a', ...line, discount: 0 },
    {
      line_id: 'b',
      ...line,
      title: 'Goats',
      quantity: 1,
      unit_price: 500,
      discount: 0,
      total: 500,
      tax: 0,
      tax_bps: 0,
    },
  ],
  refunds: [],
};

describe('documents', () => {
  it('are numbered within the fiscal year of the issuer', () => {
    expect(fiscalYear(new Date('2026-03-31T23:00Z'), 'GB')).toBe(2026);
    expect(fiscalYear(new Date('2026-03-31T23:00Z'), 'IN')).toBe(2025);
    expect(fiscalYear(new Date('2026-04-01T00:00Z'), 'IN')).toBe(2026);
    expect(fiscalYear(new Date('2026-12-31T00:00Z'), null)).toBe(2026);
    expect(numberOf('order', 2026, 12)).toBe('INV-2026-000012');
    expect(numberOf('creditnote', 2026, 999_999)).toHaveLength(15);
  });

  it('have the lines of the order, and their sums', () => {
    const lines = invoiceLines(order);
    expect(lines[0]).toEqual(line);
    expect(sumsOf(lines)).toEqual({ net: 1500, tax: 200, total: 1700 });
    expect(taxesOf(lines)).toEqual([
      { tax_bps: 2000, net: 1000, tax: 200 },
      { tax_bps: 0, net: 500, tax: 0 },
    ]);
  });

  it('print a discount, so that price, discount and total add up', () => {
    const lowered = { ...order, lines: [{ line_id: 'a', ...line, discount: 200, total: 1000, tax: 167 }] };
    for (const [printed] of [
      invoiceLines(lowered),
      creditLines(lowered, [{ line_id: 'a', amount: 1000 }], new Map()),
    ]) {
      const { amount, discount } = printedAmounts(printed!);
      expect(amount).toBe(printed!.quantity * printed!.unit_price);
      expect([discount, amount + discount!]).toEqual([-200, printed!.total]);
    }
    const [part] = creditLines(lowered, [{ line_id: 'a', amount: 300 }], new Map());
    expect(printedAmounts(part!)).toEqual({ amount: 300, discount: null });
    expect(printedAmounts(line)).toEqual({ amount: 1200, discount: null });
  });

  it('give back a line as a whole, or an amount of it', () => {
    const taxes = new Map([['a', 50]]);
    expect(
      creditLines(
        order,
        [
          { line_id: 'a', amount: 300 },
          { line_id: 'b', amount: 500 },
        ],
        taxes,
      ),
    ).toEqual([
      { ...line, quantity: 1, unit_price: 300, tax: 50, total: 300 },
      { ...line, title: 'Goats', quantity: 1, unit_price: 500, total: 500, tax: 0, tax_bps: 0 },
    ]);
    expect(() => creditLines(order, [{ line_id: 'c', amount: 1 }], taxes)).toThrow(RangeError);
  });
});
