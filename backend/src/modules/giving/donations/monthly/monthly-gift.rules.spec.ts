import { describe, expect, it } from '@jest/globals';
import { actsOf, endOf, MONTHLY_GIFT_ACTS } from './monthly-gift.rules.ts';

const gift = { status: 'active', provider: 'stripe', unpaid_since: null, asks_again: false } as const;

describe('what a donor can do with a monthly gift', () => {
  it('depends on its state; stopping is possible whenever something may be charged', () => {
    expect(actsOf(gift)).toEqual(['amount', 'skip', 'pause', 'card', 'cancel']);
    for (const status of ['active', 'paused', 'past_due'] as const)
      expect(actsOf({ ...gift, status })).toContain('cancel');
    for (const status of ['lapsed', 'cancelled', 'abandoned'] as const)
      expect(actsOf({ ...gift, status })).toEqual(['restart']);
    expect(actsOf({ ...gift, status: 'incomplete' })).toEqual([]);
    expect(actsOf({ ...gift, asks_again: true })).toContain('agree');
    expect(MONTHLY_GIFT_ACTS).toEqual(expect.arrayContaining(actsOf({ ...gift, status: 'paused' })));
  });

  it('has no card where a link is sent each month, and pays while a month is not paid', () => {
    const byLink = { ...gift, provider: 'phonepe' } as const;
    expect(actsOf(byLink)).toEqual(['amount', 'skip', 'pause', 'cancel']);
    expect(actsOf({ ...byLink, unpaid_since: new Date() })[0]).toBe('pay');
  });
});

describe('the end of monthly gifts', () => {
  it('comes when the school, the charity or the project takes no gifts any more', () => {
    expect(endOf({ reason: null }, false)).toBe('school');
    expect(endOf(null, true)).toBe('charity');
    for (const reason of ['suspended', 'archived', 'not_verified'] as const)
      expect(endOf({ reason }, true)).toBe('charity');
    for (const reason of ['not_fundraising', 'goal_reached', 'ended'] as const)
      expect(endOf({ reason }, true)).toBe('project');
  });

  it('does not come while gifts are taken, or a project only rests', () => {
    expect(endOf({ reason: null }, true)).toBeNull();
    expect(endOf({ reason: 'paused' }, true)).toBeNull();
  });
});
