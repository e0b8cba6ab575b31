import { describe, expect, it } from '@jest/globals';
import { coversReport, heldBecause, leftToPayBack, takenOf } from './held-payment.rules.ts';

const held = (reported_amount: number | null, reported_currency: string | null = 'GBP') => ({
  status: 'mismatch',
  amount: 1200,
  currency: 'GBP',
  reported_amount,
  reported_currency,
});

describe('a held payment', () => {
  it('is about what the provider took', () => {
    expect(takenOf(held(900))).toEqual({ amount: 900, currency: 'GBP' });
    expect(takenOf(held(null, null))).toEqual({ amount: 1200, currency: 'GBP' });
  });

  it('names why it is held', () => {
    expect(heldBecause(held(900))).toBe('amount');
    expect(heldBecause(held(1200, 'USD'))).toBe('currency');
    expect(heldBecause(held(1200))).toBe('merchant');
  });

  it('is accepted for the sum that two people saw, and no other', () => {
    const seen = { amount: 900, currency: 'GBP' };
    expect(coversReport(seen, { amount: 900, currency: 'GBP' })).toBe(true);
    expect(coversReport(seen, { amount: 100, currency: 'GBP' })).toBe(false);
    expect(coversReport(seen, { amount: 900, currency: 'JPY' })).toBe(false);
    expect(coversReport(seen, { amount: null, currency: null })).toBe(true);
  });

  it('is paid back once: refunds on their way count, failed ones do not', () => {
    expect(leftToPayBack(900, [])).toBe(900);
    expect(leftToPayBack(900, [{ amount: 900, status: 'requested' }])).toBe(0);
    expect(leftToPayBack(900, [{ amount: 900, status: 'failed' }])).toBe(900);
  });
});
