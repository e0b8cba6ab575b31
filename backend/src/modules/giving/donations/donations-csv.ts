import { minorUnits } from '@bookgrove/contract';
import { csvCell } from '../csv-cell.ts';
import type { Money } from '../../../platform/http/money.ts';
import type { ManagedDonation } from './managed-donation-view.ts';
import type { ManagedMonthlyGift } from './monthly/monthly-gift-views.ts';

const HEAD = [
  'number',
  'date',
  'status',
  'source',
  'charity',
  'project',
  'amount',
  'fee_cover',
  'refunded',
  'currency',
  'giver',
  'email',
  'anonymity',
];

/** Gifts as CSV, with amounts in whole units. What the caller may not see is empty. */
export function donationsCsv(rows: readonly ManagedDonation[]): string {
  const lines = rows.map((row) => [
    row.number,
    (row.paid_at ?? row.created_at).toISOString(),
    row.status,
    row.source,
    row.charity?.name ?? '',
    row.project?.name ?? '',
    amount(row.amount),
    amount(row.fee_cover),
    amount(row.refunded),
    row.currency,
    row.donor_name ?? '',
    row.donor_email ?? '',
    row.anonymity,
  ]);
  return csv(HEAD, lines);
}

const MONTHLY_HEAD = [
  'school',
  'status',
  'provider',
  'charity',
  'project',
  'amount',
  'currency',
  'next_charge',
  'unpaid_since',
  'since',
  'ended',
  'giver',
  'email',
  'anonymous',
];

/** Monthly gifts as CSV; amounts are whole units of each month, with what is added for the fee. */
export const monthlyGiftsCsv = (rows: readonly ManagedMonthlyGift[]): string =>
  csv(
    MONTHLY_HEAD,
    rows.map((row) => [
      row.school ?? '',
      row.status,
      row.provider,
      row.charity?.name ?? '',
      row.project?.name ?? '',
      amount(row.total),
      row.total.currency,
      ...[row.next_charge_at, row.unpaid_since, row.since, row.ended_at].map((at) => at?.toISOString() ?? ''),
      row.donor_name ?? '',
      row.donor_email ?? '',
      row.donor_hidden ? 'yes' : 'no',
    ]),
  );

function amount(money: Money | null): string {
  if (!money) return '';
  const digits = minorUnits(money.currency);
  return (money.amount / 10 ** digits).toFixed(digits);
}

const csv = (head: readonly string[], lines: readonly string[][]): string =>
  [head, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n';
