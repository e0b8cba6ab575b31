import { describe, expect, it } from '@jest/globals';
import {
  DONATION_STATUSES,
  giftLimits,
  nextDonationStatus,
  publicName,
  refundRefusal,
  type DonationMove,
  type DonationStatus,
} from './donation.rules.ts';

const move = (from: DonationStatus, what: DonationMove, refunded = 0): DonationStatus | null =>
  nextDonationStatus(from, what, { refunded, total: 1000 });

describe('the states of a donation', () => {
  it('follow the payment, a late success included', () => {
    for (const from of ['pending', 'failed', 'cancelled', 'expired'] as const) {
      expect(move(from, 'paid')).toBe('completed');
      expect(move(from, 'failed')).toBe('failed');
      expect(move(from, 'processing')).toBe('pending');
    }
    for (const from of DONATION_STATUSES.filter(
      (one) => !['pending', 'failed', 'cancelled', 'expired'].includes(one),
    ))
      for (const what of ['paid', 'failed', 'cancelled', 'expired', 'processing'] as const)
        expect(move(from, what)).toBeNull();
  });

  it('follow refunds, also one that failed afterwards', () => {
    expect(move('completed', 'refunded', 400)).toBe('partially_refunded');
    expect(move('partially_refunded', 'refunded', 1000)).toBe('refunded');
    expect(move('refunded', 'refunded', 600)).toBe('partially_refunded');
    expect(move('partially_refunded', 'refunded', 0)).toBe('completed');
    expect(move('pending', 'refunded', 400)).toBeNull();
  });

  it('follow disputes', () => {
    expect(move('completed', 'disputed')).toBe('disputed');
    expect(move('disputed', 'dispute_won', 300)).toBe('partially_refunded');
    expect(move('completed', 'dispute_won')).toBeNull();
    expect(move('disputed', 'charged_back', 1000)).toBe('charged_back');
    expect(move('charged_back', 'refunded', 1000)).toBe('charged_back');
    expect(move('charged_back', 'disputed')).toBeNull();
  });

  it('count a gift outside of the site only when a second person has checked it', () => {
    expect(move('recorded', 'checked')).toBe('completed');
    expect(move('recorded', 'rejected')).toBe('rejected');
    expect(move('completed', 'checked')).toBeNull();
    expect(move('pending', 'checked')).toBeNull();
    expect(move('rejected', 'checked')).toBeNull();
  });
});

describe('the name of a donor', () => {
  it('is what the donor chose', () => {
    expect(publicName('Nadia Rahman', 'named')).toBe('Nadia Rahman');
    expect(publicName(' Nadia  Rahman', 'first_name')).toBe('Nadia');
    expect(publicName('Nadia Rahman', 'anonymous')).toBeNull();
    expect(publicName(null, 'named')).toBeNull();
    expect(publicName(' ', 'first_name')).toBeNull();
  });
});

describe('the limits of a gift', () => {
  it('are in minor units', () => {
    expect(giftLimits('GBP')).toEqual({ smallest: 100, largest: 100_000_000 });
    expect(giftLimits('JPY')).toEqual({ smallest: 100, largest: 1_000_000 });
    expect(giftLimits('INR').smallest).toBe(1000);
    expect(giftLimits('KWD').largest).toBe(1_000_000_000);
  });
});

describe('paying back a gift', () => {
  const paid_at = new Date('2026-11-01T12:00:00Z');
  const at = (day: string) => new Date(`${day}T12:00:00Z`);

  it('is possible while the donor asks within 14 days', () => {
    expect(refundRefusal({ paid_at }, null, at('2026-11-15'))).toBeNull();
    expect(refundRefusal({ paid_at }, null, at('2026-11-16'))).toBe('too_late');
  });

  it('is carried out later when the donor asked in time', () => {
    expect(refundRefusal({ paid_at }, '2026-11-15', at('2026-12-20'))).toBeNull();
    expect(refundRefusal({ paid_at }, '2026-11-16', at('2026-12-20'))).toBe('too_late');
    expect(refundRefusal({ paid_at }, '2026-12-24', at('2026-12-20'))).toBe('not_yet');
  });
});
