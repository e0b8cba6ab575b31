import { describe, expect, it } from '@jest/globals';
import { amountText, isReason, parseAmount, refundLines } from './refund.ts';

const line = (id: string, amount: number, held = 0) => ({
  id,
  refundable: { amount, currency: 'GBP' },
  stock_held: held,
});

describe('a typed amount', () => {
  it.each([
    ['6.50', 'GBP', 650],
    ['6,5', 'GBP', 650],
    [' 6 ', 'GBP', 600],
    ['640', 'JPY', 640],
    ['6.505', 'GBP', null],
    ['6.5', 'JPY', null],
    ['-1', 'GBP', null],
    ['1e3', 'GBP', null],
    ['', 'GBP', null],
  ])('%j of %s is %s minor units', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it('is shown in the form in which it is read', () => {
    expect(amountText(650, 'GBP')).toBe('6.50');
    expect(amountText(640, 'JPY')).toBe('640');
  });
});

describe('the lines of a refund', () => {
  it('are those that were chosen, with their amounts', () => {
    expect(refundLines([line('a', 650), line('b', 500)], { b: '5.00' })).toEqual({
      lines: [{ line_id: 'b', amount: 500 }],
      wrong: [],
      wrongCopies: [],
    });
  });

  it('put copies back into the stock, at most those that the line took from it', () => {
    const typed = { a: '6.50', b: '5.00' };
    expect(refundLines([line('a', 650, 2), line('b', 500)], typed, { a: '2', b: '' }).lines).toEqual([
      { line_id: 'a', amount: 650, restock: 2 },
      { line_id: 'b', amount: 500 },
    ]);
    expect(refundLines([line('a', 650, 2)], typed, { a: '3' }).wrongCopies).toEqual(['a']);
    expect(refundLines([line('a', 650, 2)], typed, { a: '-1' }).wrongCopies).toEqual(['a']);
  });

  it('are wrong with nothing, or with more than what is left', () => {
    expect(refundLines([line('a', 650), line('b', 500)], { a: '6.51', b: '0' }).wrong).toEqual(['a', 'b']);
  });
});

it('a reason has 3 to 300 characters', () => {
  expect([isReason(' ab '), isReason('abc'), isReason('a'.repeat(301))]).toEqual([false, true, false]);
});
