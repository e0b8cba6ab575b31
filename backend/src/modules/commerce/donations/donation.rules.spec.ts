import { describe, expect, it } from '@jest/globals';
import { DONATION_SIGN_COUNT, donationNumber, paidStatus, shownStatus, matchOf } from './donation.rules.ts';

describe('a donation', () => {
  it('has a number that is read aloud without doubt', () => {
    expect(donationNumber([0, 1, 2, 3, 8, 9, 10, 29])).toBe('GIFT-2345-ABCZ');
    expect(donationNumber([9, 12, 18, 20, 22, 24, 26, 28]).slice(5)).not.toMatch(/[01ILOU]/);
    expect(DONATION_SIGN_COUNT).toBe(30);
  });

  it('has the status of what is left of it', () => {
    expect(paidStatus(1000, 0, false)).toBe('paid');
    expect(paidStatus(1000, 1, false)).toBe('partially_refunded');
    expect(paidStatus(1000, 1000, false)).toBe('refunded');
    expect(paidStatus(1000, 400, true)).toBe('charged_back');
    expect(shownStatus('charged_back')).toBe('refunded');
    expect(shownStatus('paid')).toBe('paid');
  });
});

it('doubles gifts one to one until the pool is used up', () => {
  expect([matchOf(500, 1_000, 0), matchOf(500, 1_000, 800), matchOf(500, 1_000, 1_000)]).toEqual([
    500, 200, 0,
  ]);
  expect(matchOf(500, 1_000, 1_200)).toBe(0);
});
