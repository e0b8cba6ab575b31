/**
 * The accounts of the books (ADR 0054) with the side on which each normally stands: `D` debit, `C` credit. In the
 * books of a school, or of the platform.
 */
export const ACCOUNTS = {
  order_clearing: 'C',
  platform_clearing: 'D',
  charity_due: 'C',
  platform_fee_due: 'C',
  provider_fee_due: 'C',
  sales_income: 'C',
  shipping: 'C',
  tax_payable: 'C',
  receivable_from_platform: 'D',
  psp_clearing: 'D',
  bank: 'D',
  payout_in_transit: 'C',
  payout_expected: 'D',
  school_clearing: 'C',
  school_payable: 'C',
  charity_payable: 'C',
  match_pool: 'D',
  platform_fee: 'C',
  provider_fee_recovery: 'C',
  fee_cover_variance: 'C',
  psp_fee: 'D',
  refund_fee_loss: 'D',
  dispute_fee: 'D',
  goodwill: 'D',
  dispute_hold: 'D',
} as const;
export type AccountCode = keyof typeof ACCOUNTS;

/** One side of a posting, in minor units of the posting's currency. A posting leaves out entries of zero. */
export interface Entry {
  code: AccountCode;
  owner_ref: string;
  debit: number;
  credit: number;
}

export const debit = (code: AccountCode, amount: number, owner_ref = ''): Entry => ({
  code,
  owner_ref,
  debit: amount,
  credit: 0,
});
export const credit = (code: AccountCode, amount: number, owner_ref = ''): Entry => ({
  code,
  owner_ref,
  debit: 0,
  credit: amount,
});

/** The same entries with their sides exchanged. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, debit: entry.credit, credit: entry.debit }));
