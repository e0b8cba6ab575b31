import { describe, expect, it } from '@jest/globals';
import { ACCOUNTS, type AccountCode } from '../posting/accounts.rules.ts';
import { classOf, isReverse } from './account-class.rules.ts';

describe('the class of an account', () => {
  it('fits the side on which the account normally stands', () => {
    for (const [code, side] of Object.entries(ACCOUNTS) as [AccountCode, 'D' | 'C'][])
      expect([code, ['asset', 'expense'].includes(classOf(code))]).toEqual([code, side === 'D']);
  });
});

describe('a reverse entry', () => {
  it('takes back an earlier posting', () => {
    expect(isReverse('payment', 'sale')).toBe(false);
    expect(isReverse('refund', 'refund')).toBe(true);
    expect(isReverse('payout', 'paid')).toBe(false);
    expect(isReverse('payout', 'failed')).toBe(true);
  });
});
