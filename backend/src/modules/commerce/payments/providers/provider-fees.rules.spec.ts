import { describe, expect, it } from '@jest/globals';
import { expectedFee, feeCoverOf } from './provider-fees.rules.ts';

describe('the expected fee of a provider', () => {
  it('is that of its price list, and not known for other currencies', () => {
    expect(expectedFee('stripe', 'GBP')).toEqual({ bps: 150, fixed: 20 });
    expect(expectedFee('paypal', 'INR')).toBeNull();
    expect(expectedFee('stripe', 'KES')).toBeNull();
    expect(expectedFee('phonepe', 'INR')).toBeNull();
  });

  it('is covered by the smallest sum that leaves the whole gift', () => {
    const fee = { bps: 150, fixed: 20 };
    for (const net of [1, 100, 999, 3000, 123_456]) {
      const gross = net + feeCoverOf(net, fee);
      const kept = (total: number) => Math.floor((total * fee.bps) / 10_000) + fee.fixed;
      expect(gross - kept(gross)).toBeGreaterThanOrEqual(net);
      expect(gross - 2 - kept(gross - 2)).toBeLessThan(net);
    }
  });
});
