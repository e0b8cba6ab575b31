import { describe, expect, it } from '@jest/globals';
import type { BalanceView } from './api.ts';
import { balanceSheet, currenciesOf, ownerText, postingName } from './model.ts';

const row = (of: BalanceView['class'], code: string, balance: number, currency = 'GBP'): BalanceView => ({
  class: of,
  code,
  balance,
  currency,
  accounts: 1,
  normal_side: of === 'asset' || of === 'expense' ? 'debit' : 'credit',
});

// One sale of GBP 10.00 in the books of the platform, as in the decision record.
const PLATFORM = [
  row('asset', 'psp_clearing', 956),
  row('expense', 'psp_fee', 44),
  row('liability', 'school_payable', 706),
  row('liability', 'charity_payable', 200),
  row('income', 'platform_fee', 50),
  row('income', 'provider_fee_recovery', 44),
];

describe('a balance sheet', () => {
  it('has assets equal to liabilities and equity, for one currency', () => {
    const sheet = balanceSheet([...PLATFORM, row('asset', 'psp_clearing', 5, 'INR')], 'GBP');
    expect(sheet).toMatchObject({ assets: 956, liabilities: 906, equity: 50, balanced: true });
    expect(sheet.classes.map((one) => [one.class, one.total])).toEqual([
      ['asset', 956],
      ['liability', 906],
      ['income', 94],
      ['expense', 44],
    ]);
  });

  it('says when the sides differ', () => {
    expect(balanceSheet(PLATFORM.slice(1), 'GBP').balanced).toBe(false);
  });

  it('names the currencies, the most used first', () => {
    expect(currenciesOf([row('asset', 'bank', 1, 'INR'), ...PLATFORM])).toEqual(['GBP', 'INR']);
  });
});

describe('words', () => {
  it('name owners without whole ids', () => {
    expect(ownerText({ owner_ref: 'stripe' })).toBe('Stripe');
    expect(ownerText({ owner_ref: '0193aaaa-1111-7000-8000-000000000000' })).toBe('0193aaaa');
    expect(ownerText({ owner_ref: 'x', owner_name: 'Greenfield' })).toBe('Greenfield');
  });

  it('name what was posted, also what is new', () => {
    expect(postingName({ source_type: 'payment', kind: 'sale' })).toBe('Sale');
    expect(postingName({ source_type: 'payment', kind: 'tax_moved' })).toBe('payment: tax moved');
  });
});
