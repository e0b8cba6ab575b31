import { minorUnits } from '@bookgrove/contract';
import type { Money } from '../../../platform/http/money.ts';
import type { ManagedDonation } from './managed-donation-view.ts';

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

/** A cell that a spreadsheet reads as text: one that begins like a formula gets an apostrophe. RFC 4180. */
export function csvCell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Gifts as CSV, with amounts in whole units. What the caller may not see is empty. */
export function donationsCsv(rows: readonly ManagedDonation[]): string {
  const lines = rows.map((row) => {
    const digits = minorUnits(row.currency);
    const amount = (money: Money | null) => (money ? (money.amount / 10 ** digits).toFixed(digits) : '');
    return [
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
    ];
  });
  return [HEAD, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n') + '\r\n';
}
