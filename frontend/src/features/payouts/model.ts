import type { MoneyAmount } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { OwedView, PayoutView, StatementLine } from './api.ts';

export const PAYOUT_STATUSES = ['approved', 'paid', 'failed', 'returned'] as const;

/** The state of a payout as a shape and a word. */
export function payoutStatus(status: PayoutView['status']): { kind: StatusKind; label: string } {
  const [kind, label] = (
    {
      approved: ['wait', t('Approved, at the bank')],
      paid: ['ok', t('Paid')],
      failed: ['bad', t('Refused by the bank')],
      returned: ['bad', t('Came back')],
    } as const
  )[status];
  return { kind, label };
}

export const lineName = (kind: StatementLine['kind']): string =>
  ({
    sales: t('Sales'),
    refunds: t('Refunds'),
    disputes: t('Disputes'),
    payouts: t('Payouts that came back'),
    other: t('Other'),
  })[kind];

/** What is owed to one school in one currency is one row; a school can have several. */
export const owedKey = ({ school_id, currency }: Pick<OwedView, 'school_id' | 'currency'>): string =>
  `${school_id} ${currency}`;

/** The payouts of a run: all that may be paid of the selected rows. */
export const runOf = (
  owed: readonly OwedView[],
  selected: ReadonlySet<string>,
): { school_id: string; amount: number; currency: string }[] =>
  owed
    .filter((row) => row.payable > 0 && selected.has(owedKey(row)))
    .map(({ school_id, payable, currency }) => ({ school_id, amount: payable, currency }));

/** Sums by currency; currencies are never added up. */
export function sums(amounts: readonly MoneyAmount[]): MoneyAmount[] {
  const all = new Map<string, number>();
  for (const { amount, currency } of amounts) all.set(currency, (all.get(currency) ?? 0) + amount);
  return [...all].map(([currency, amount]) => ({ amount, currency }));
}
