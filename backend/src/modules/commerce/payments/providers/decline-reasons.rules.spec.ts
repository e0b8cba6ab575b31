import { describe, expect, it } from '@jest/globals';
import { declineReason } from './decline-reasons.rules.ts';

describe('reasons of a decline', () => {
  it('are those of the most exact code', () => {
    expect(declineReason('stripe', 'insufficient_funds', 'card_declined')).toBe('insufficient_funds');
    expect(declineReason('stripe', null, 'expired_card')).toBe('card_expired');
    expect(declineReason('paypal', 'INSTRUMENT_DECLINED')).toBe('card_declined');
    expect(declineReason('paypal', 'PAYER_ACTION_REQUIRED')).toBe('not_authenticated');
    // Something may have been taken under this number: no reason to end the attempt.
    expect(declineReason('paypal', 'DUPLICATE_INVOICE_ID')).toBe('other');
    expect(declineReason('phonepe', undefined, 'TIMED_OUT')).toBe('not_authenticated');
  });

  it('do not tell whoever uses a stolen card that it is known to be stolen', () => {
    expect(declineReason('stripe', 'stolen_card', 'card_declined')).toBe('card_declined');
    expect(declineReason('stripe', 'pickup_card')).toBe('other');
    expect(declineReason('paypal', '__proto__')).toBe('other');
  });
});
