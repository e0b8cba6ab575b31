import { describe, expect, it } from '@jest/globals';
import { needsSecondPerson, thresholdOf } from './refund-threshold.rules.ts';

describe('a second person', () => {
  it('is needed from the threshold on, counting earlier refunds of the order', () => {
    expect(needsSecondPerson('GBP', 0, 4_999)).toBe(false);
    expect(needsSecondPerson('GBP', 0, 5_000)).toBe(true);
    expect(needsSecondPerson('GBP', 4_000, 1_000)).toBe(true);
  });

  it('is always needed in a currency without a threshold', () => {
    expect(thresholdOf('CHF')).toBeNull();
    expect(needsSecondPerson('CHF', 0, 1)).toBe(true);
  });
});
