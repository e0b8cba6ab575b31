import type { AccountCode } from '../posting/accounts.rules.ts';

type AccountClass = 'asset' | 'liability' | 'income' | 'expense';

/** The class of each account in a balance sheet. In balanced books assets and expenses equal liabilities and income. */
const CLASSES: Record<AccountCode, AccountClass> = {
  order_clearing: 'liability',
  platform_clearing: 'asset',
  charity_due: 'liability',
  platform_fee_due: 'liability',
  provider_fee_due: 'liability',
  sales_income: 'income',
  shipping: 'income',
  tax_payable: 'liability',
  receivable_from_platform: 'asset',
  psp_clearing: 'asset',
  bank: 'asset',
  payout_in_transit: 'liability',
  payout_expected: 'asset',
  school_clearing: 'liability',
  school_payable: 'liability',
  charity_payable: 'liability',
  match_pool: 'asset',
  platform_fee: 'income',
  provider_fee_recovery: 'income',
  fee_cover_variance: 'income',
  psp_fee: 'expense',
  refund_fee_loss: 'expense',
  dispute_fee: 'expense',
  goodwill: 'expense',
  dispute_hold: 'asset',
};

export const classOf = (code: string): AccountClass => CLASSES[code as AccountCode];

/** Whether a posting takes back an earlier one: all of a refund, and those that end a dispute's hold or a payout. */
export const isReverse = (source_type: string, kind: string): boolean =>
  source_type === 'refund' ||
  (source_type === 'dispute' && kind !== 'held') ||
  (source_type === 'payout' && (kind === 'failed' || kind === 'returned'));
