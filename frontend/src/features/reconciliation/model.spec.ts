import { describe, expect, it } from '@jest/globals';
import { runState, sideText, transfersOf, utcDay } from './model.ts';

it('shows a comparison as reconciled only when it is done and without breaks', () => {
  expect(runState({ state: 'done', breaks: 0 })).toEqual({ kind: 'ok', label: 'Reconciled' });
  expect(runState({ state: 'done', breaks: 2 })).toEqual({ kind: 'bad', label: '2 breaks' });
  expect(runState({ state: 'running', breaks: 0 }).kind).toBe('wait');
  expect(runState({ state: 'failed', breaks: 0 }).kind).toBe('bad');
});

it('shows of each side what differs', () => {
  const side = { amount: 500, fee: 20, currency: 'GBP', state: 'partially_refunded' };
  expect(sideText(side, 'amount')).toBe('£5.00');
  expect(sideText(side, 'fee')).toBe('£5.00, fee £0.20');
  expect(sideText(side, 'state')).toBe('£5.00, partially refunded');
  expect(sideText(null, 'missing_here')).toBe('–');
});

it('counts days by UTC', () => {
  expect(utcDay(1, Date.parse('2026-03-01T00:00:00Z'))).toBe('2026-02-28');
});

describe('lines of a settlement report', () => {
  it('are read with their minor units, below a heading', () => {
    const text = 'Settlement id,Amount,Date\nUTR1, 1250.50, 2026-11-27\n\n"UTR2";3;2026-11-28';
    expect(transfersOf(text, 'INR')).toEqual({
      transfers: [
        { ref: 'UTR1', amount: 125_050, day: '2026-11-27' },
        { ref: 'UTR2', amount: 300, day: '2026-11-28' },
      ],
      wrong: null,
    });
  });
  it('are refused from the first one that is not one', () => {
    expect(transfersOf('UTR1,12,2026-11-27\nUTR2,-3,2026-11-28', 'INR').wrong).toBe(2);
  });
});
