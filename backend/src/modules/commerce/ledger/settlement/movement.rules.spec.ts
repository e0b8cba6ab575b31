import { describe, expect, it } from '@jest/globals';
import { credit, debit, reversed, type Entry } from '../posting/accounts.rules.ts';
import {
  disputeHeld,
  disputeLost,
  disputeReleased,
  platformReceived,
  platformRefundSettled,
  platformReturned,
  platformSettled,
  providerFee,
  refundDivided,
  saleClosed,
  saleDivided,
  saleReceived,
  UNDECIDED,
} from '../posting/postings.rules.ts';
import { goodwillFor, platformMovement, schoolShares } from './movement.rules.ts';

/** The sale of ADR 0054: GBP 10.00, of which the provider takes 44. */
const PARTS = [
  { party: 'school', amount: 706 },
  { party: 'charity', party_id: 'water', amount: 200 },
  { party: 'platform', amount: 50 },
  { party: 'provider', amount: 44 },
] as const;
const shares = schoolShares(PARTS);
const sale = platformMovement({ school_id: 'S', provider: 'stripe', parts: PARTS }, 'pay_1');

/** Balances by account and owner, debits positive; accounts at zero are left out. */
function balances(...postings: Entry[][]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const entries of postings) {
    expect(entries.reduce((sum, entry) => sum + entry.debit - entry.credit, 0)).toBe(0);
    for (const { code, owner_ref, ...entry } of entries) {
      const name = owner_ref ? `${code}:${owner_ref}` : code;
      sums[name] = (sums[name] ?? 0) + entry.debit - entry.credit;
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe('what an event says about a sale', () => {
  it('is the same for both books: the parts by party, and the charity by its id', () => {
    expect(sale).toEqual({
      school_id: 'S',
      provider: 'stripe',
      source: 'pay_1',
      school: 706,
      charities: [{ charity_id: 'water', amount: 200 }],
      platform: 50,
      fee_recovered: 44,
    });
    expect(shares).toEqual({ school: 706, tax: 0, charity: 200, platform: 50, provider: 44 });
  });

  it('counts a party that is named twice once for each amount', () => {
    expect(schoolShares([...PARTS, { party: 'school', amount: 4 }]).school).toBe(710);
  });
});

describe('a sale', () => {
  it('leaves the school with its income and a claim on the platform', () => {
    const steps = [
      saleReceived(shares, 'pay_1', 'ord_1'),
      saleDivided(shares, 'pay_1', 'ord_1'),
      saleClosed(shares, 'pay_1'),
    ];
    expect(balances(...steps)).toEqual({ sales_income: -706, receivable_from_platform: 706 });
  });

  it('leaves the platform with what it owes and what it earned', () => {
    expect(balances(platformReceived(sale), platformSettled(sale), providerFee('stripe', 44))).toEqual({
      'psp_clearing:stripe': 956,
      psp_fee: 44,
      'school_payable:S': -706,
      'charity_payable:water': -200,
      platform_fee: -50,
      provider_fee_recovery: -44,
    });
  });

  it('owes the part of a charity that is not named yet to an account of its own', () => {
    const parts = [{ party: 'charity', amount: 9 }] as const;
    const unnamed = platformMovement({ school_id: 'S', provider: 'paypal', parts }, 'pay_2');
    expect(balances(platformReceived(unnamed), platformSettled(unnamed))).toMatchObject({
      [`charity_payable:${UNDECIDED}`]: -9,
    });
  });
});

describe('a refund of everything', () => {
  it('ends the claim of the school', () => {
    const refund = [refundDivided(shares, 'ref_1'), reversed(saleClosed(shares, 'ref_1'))];
    expect(balances(...refund)).toEqual({ sales_income: 706, receivable_from_platform: -706 });
  });

  it('costs the platform the fee that the provider keeps', () => {
    expect(balances(platformRefundSettled(sale), platformReturned(sale))).toEqual({
      'school_payable:S': 706,
      'charity_payable:water': 200,
      platform_fee: 50,
      refund_fee_loss: 44,
      'psp_clearing:stripe': -1000,
    });
  });

  it('takes from a charity only what it still has; the platform pays the rest', () => {
    const goodwill = goodwillFor(sale.charities, [150]);
    expect(goodwill).toEqual([{ charity_id: 'water', amount: 50 }]);
    expect(balances(platformRefundSettled(sale, goodwill), platformReturned(sale))).toMatchObject({
      'charity_payable:water': 150,
      goodwill: 50,
    });
    expect(goodwillFor(sale.charities, [200])).toEqual([]);
    expect(goodwillFor(sale.charities, [-5])).toEqual([{ charity_id: 'water', amount: 200 }]);
  });
});

describe('a dispute', () => {
  it('holds the amount, and costs its fee either way', () => {
    expect(balances(disputeHeld('stripe', 1000, 1500), disputeReleased('stripe', 1000))).toEqual({
      dispute_fee: 1500,
      'psp_clearing:stripe': -1500,
    });
  });

  it('that is lost is a refund whose money is gone already; what exceeds it is the platform’s loss', () => {
    expect(
      balances(disputeHeld('stripe', 1100, 0), platformRefundSettled(sale), disputeLost(sale, 1100)),
    ).toMatchObject({ 'psp_clearing:stripe': -1100, 'school_payable:S': 706, goodwill: 100 });
  });
});

describe('one side of a posting', () => {
  it('is a debit or a credit, and the opposite when it is reversed', () => {
    expect(debit('bank', 5)).toEqual({ code: 'bank', owner_ref: '', debit: 5, credit: 0 });
    expect(reversed([debit('bank', 5), credit('platform_fee', 5, 'x')])).toEqual([
      credit('bank', 5),
      debit('platform_fee', 5, 'x'),
    ]);
  });
});
