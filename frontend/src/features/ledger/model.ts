import { t } from '../../i18n/index.ts';
import type { BalanceView, JournalEntryView, LedgerAccountView, TransactionEntryView } from './api.ts';

export const CLASSES = ['asset', 'liability', 'income', 'expense'] as const;
export type AccountClass = (typeof CLASSES)[number];

export const className = (of: AccountClass): string =>
  ({
    asset: t('Assets'),
    liability: t('Liabilities'),
    income: t('Income'),
    expense: t('Expenses'),
  })[of];

/** Names of the accounts by their code (docs/adr/0054). */
export function accountName(code: string): string {
  const names: Record<string, string> = {
    order_clearing: t('Clearing of orders'),
    platform_clearing: t('Clearing with the platform'),
    charity_due: t('Part of charities, to be settled'),
    platform_fee_due: t('Part of the platform, to be settled'),
    provider_fee_due: t('Fee of the provider, to be settled'),
    sales_income: t('Income from sales'),
    shipping: t('Income from shipping'),
    tax_payable: t('Tax payable'),
    receivable_from_platform: t('Receivable from the platform'),
    psp_clearing: t('With payment providers'),
    bank: t('Bank'),
    payout_in_transit: t('Payouts in transit'),
    payout_expected: t('Payouts expected'),
    school_clearing: t('Clearing with schools'),
    school_payable: t('Payable to schools'),
    charity_payable: t('Payable to charities'),
    platform_fee: t('Platform fee'),
    provider_fee_recovery: t('Recovered provider fees'),
    match_pool: t('Promised by sponsors'),
    fee_cover_variance: t('Fee covers above the fees'),
    psp_fee: t('Provider fees'),
    refund_fee_loss: t('Provider fees lost on refunds'),
    dispute_fee: t('Dispute fees'),
    goodwill: t('Goodwill'),
    dispute_hold: t('Held by open disputes'),
  };
  return names[code] ?? code.replaceAll('_', ' ');
}

const UUID = /^[0-9a-f]{8}-/;
const PROVIDERS: Record<string, string> = { stripe: 'Stripe', paypal: 'PayPal', phonepe: 'PhonePe' };

/** Whom an account is for, as short as it can be; empty for an account of the whole books. */
export function ownerText(
  account: Pick<TransactionEntryView, 'owner_ref'> & { owner_name?: string | null },
): string {
  const { owner_ref: owner, owner_name: name } = account;
  if (name) return name;
  if (owner === 'undecided') return t('charity not chosen yet');
  const known = PROVIDERS[owner];
  if (known) return known;
  return owner
    .split(':')
    .map((part) => (UUID.test(part) ? part.slice(0, 8) : part))
    .join(' ');
}

/** What was posted, in words. */
export function postingName({ source_type, kind }: Pick<JournalEntryView, 'source_type' | 'kind'>): string {
  const names: Record<string, string> = {
    'payment sale': t('Sale'),
    'payment allocation': t('Sale divided'),
    'payment received': t('Received for a school'),
    'payment settled': t('Sale divided'),
    'payment fee': t('Fee of the provider'),
    'payment closed': t('Sale settled with the platform'),
    'refund refund': t('Refund'),
    'refund settled': t('Refund taken from the parts'),
    'refund returned': t('Refund paid out'),
    'refund closed': t('Refund settled with the platform'),
    'refund refund_reversed': t('Refund failed, reversed'),
    'refund closed_reversed': t('Failed refund settled'),
    'dispute held': t('Dispute opened'),
    'dispute released': t('Dispute won'),
    'dispute refund': t('Dispute lost'),
    'provider_payout arrived': t('Transferred by the provider to the bank'),
    'provider_payout returned': t('Transfer to the bank returned'),
    'payout approved': t('Payout approved'),
    'payout paid': t('Payout paid'),
    'payout failed': t('Payout failed'),
    'payout returned': t('Payout returned'),
  };
  return names[`${source_type} ${kind}`] ?? `${source_type}: ${kind.replaceAll('_', ' ')}`;
}

/** The currencies of the books, the one with the most accounts first. */
export function currenciesOf(balances: readonly BalanceView[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency, accounts } of balances) counts.set(currency, (counts.get(currency) ?? 0) + accounts);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([currency]) => currency);
}

/** The balance sheet of one currency: what each class adds up to, with its accounts. */
export interface BalanceSheet {
  classes: { class: AccountClass; total: number; rows: BalanceView[] }[];
  /** Assets. */
  assets: number;
  /** Liabilities. */
  liabilities: number;
  /** Income less expenses. */
  equity: number;
  /** Whether assets equal liabilities and equity. */
  balanced: boolean;
}

export function balanceSheet(balances: readonly BalanceView[], currency: string): BalanceSheet {
  const classes = CLASSES.map((of) => {
    const rows = balances.filter((row) => row.currency === currency && row.class === of);
    return { class: of, rows, total: rows.reduce((sum, { balance }) => sum + balance, 0) };
  });
  const total = (of: AccountClass) => classes.find((one) => one.class === of)!.total;
  const [assets, liabilities] = [total('asset'), total('liability')];
  const equity = total('income') - total('expense');
  return {
    classes: classes.filter(({ rows }) => rows.length > 0),
    assets,
    liabilities,
    equity,
    balanced: assets === liabilities + equity,
  };
}

export const accountTitle = (account: LedgerAccountView): string =>
  [accountName(account.code), ownerText(account)].filter(Boolean).join(': ');
