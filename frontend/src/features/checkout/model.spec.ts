import { describe, expect, it } from '@jest/globals';
import { ASKS_FOR, chargedText, mayChange, nextAsk, screenOf } from './model.ts';

describe('the page after a payment', () => {
  it('asks after 2 seconds at first, at most every 15, and no more after three minutes', () => {
    expect(nextAsk(1, 0)).toBe(2000);
    expect(nextAsk(2, 2000)).toBe(3000);
    expect(nextAsk(30, 100_000)).toBe(15_000);
    expect(nextAsk(30, ASKS_FOR - 1)).toBe(15_000);
    expect(nextAsk(1, ASKS_FOR)).toBeNull();
  });

  it.each([
    ['confirming', false, 'waiting'],
    ['confirming', true, 'late'],
    ['paid', true, 'thanks'],
    ['declined', false, 'failed'],
    ['cancelled', false, 'failed'],
    ['expired', false, 'failed'],
    ['review', false, 'review'],
    ['refunded', false, 'refunded'],
  ] as const)('shows %s (stopped: %s) as %s', (status, stopped, screen) => {
    expect(screenOf(status, stopped)).toBe(screen);
  });

  it('goes on asking about a payment that was declined, which may still turn out to be paid', () => {
    expect(mayChange('declined')).toBe(true);
    expect(mayChange('confirming')).toBe(true);
    expect(mayChange('paid')).toBe(false);
    expect(mayChange('refunded')).toBe(false);
  });

  it('says that nothing was charged only when the provider has said so', () => {
    expect(chargedText(false)).toMatch(/^No\./);
    expect(chargedText(null)).toMatch(/^We do not know yet/);
    expect(chargedText(true)).toMatch(/^Yes/);
  });
});
