import { describe, expect, it } from '@jest/globals';
import { nextPoll, nextRefundPoll } from './poll-schedule.rules.ts';

const opened = new Date('2026-11-28T10:00:00Z');
const at = (seconds: number) => new Date(opened.getTime() + seconds * 1_000);
/** Seconds after the opening at which the payment is read, when each read happens at its time. */
function reads(provider: 'stripe' | 'paypal' | 'phonepe'): number[] {
  const found: number[] = [];
  for (let next = nextPoll(provider, opened, opened); next; next = nextPoll(provider, opened, next))
    found.push((next.getTime() - opened.getTime()) / 1_000);
  return found;
}

describe('when an open payment is read from its provider', () => {
  it('is after 1, 5, 15 and 60 minutes, then each hour for a day, at Stripe and PayPal', () => {
    for (const provider of ['stripe', 'paypal'] as const) {
      const minutes = reads(provider).map((seconds) => seconds / 60);
      expect(minutes.slice(0, 6)).toEqual([1, 5, 15, 60, 120, 180]);
      expect(minutes.at(-1)).toBe(25 * 60);
    }
  });

  it('is as PhonePe asks for: after 22 s, every 3, 6, 10, 30 s, each minute, then each hour', () => {
    const seconds = reads('phonepe');
    expect(seconds[0]).toBe(22);
    const steps = seconds.map((one, index) => one - (seconds[index - 1] ?? 0)).slice(1);
    expect([...new Set(steps)]).toEqual([3, 6, 10, 30, 60, 3600]);
    expect(steps.filter((step) => step === 3)).toHaveLength(10);
    expect(steps.filter((step) => step === 6)).toHaveLength(10);
    expect(steps.filter((step) => step === 10)).toHaveLength(6);
    expect(seconds.filter((one) => one <= 20 * 60).length).toBeGreaterThan(40);
    expect(seconds.at(-1)).toBeGreaterThan(24 * 3600);
  });

  it('does not depend on reads that came in between or late', () => {
    expect(nextPoll('stripe', opened, at(61))).toEqual(at(300));
    expect(nextPoll('stripe', opened, at(7_000))).toEqual(at(7_200));
    expect(nextPoll('stripe', opened, at(26 * 3600))).toBeNull();
    expect(nextPoll('phonepe', opened, at(-5))).toEqual(at(22));
    expect(nextPoll('phonepe', opened, at(25 * 3600))).toBeNull();
  });
});

describe('when a refund is read', () => {
  it('is soon at first, then each hour for a month', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 100].map(
      (count) => (nextRefundPoll(count, opened)!.getTime() - opened.getTime()) / 1_000,
    );
    expect(pauses).toEqual([10, 30, 120, 600, 1800, 3600, 3600]);
    expect(nextRefundPoll(720, opened)).toBeNull();
  });
});
