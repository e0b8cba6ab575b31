import { allocate } from '@bookgrove/contract';

/** A line as a refund sees it, in minor units. */
export interface RefundableLine {
  id: string;
  total: number;
  refunded: number;
  /** Of refunds that are not settled yet. */
  requested: number;
}

/** What is left of a line: neither paid back nor requested. */
const leftOf = ({ total, refunded, requested }: RefundableLine): number =>
  Math.max(0, total - refunded - requested);

export interface RefundLine {
  line_id: string;
  amount: number;
}

/** Why a refund is not possible, by the member that is wrong. */
type RefundFault = { member: 'lines'; message: string };

/**
 * The amounts of a refund by line. A line without an amount is paid back whole.
 * @returns a fault for a line that is unknown, named twice, or of which less is left
 */
export function refundOf(
  lines: readonly RefundableLine[],
  wanted: readonly { line_id: string; amount?: number | undefined }[],
): RefundLine[] | RefundFault {
  const fault = (message: string): RefundFault => ({ member: 'lines', message });
  const result: RefundLine[] = [];
  for (const { line_id, amount } of wanted) {
    const line = lines.find(({ id }) => id === line_id);
    if (!line) return fault('One of these lines is not in this order.');
    if (result.some((other) => other.line_id === line_id)) return fault('Name each line once.');
    const left = leftOf(line);
    if (left === 0) return fault('One of these lines is paid back already.');
    if (amount !== undefined && amount > left) return fault('This is more than what is left of the line.');
    result.push({ line_id, amount: amount ?? left });
  }
  return result.length === 0 ? fault('Choose at least one line.') : result;
}

export const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Divides a refund that names no lines (made at the provider, or a lost dispute) among the lines, in proportion to what is
 * not paid back of each. Never more than that: what exceeds the sum is left out.
 */
export function refundByAmount(
  lines: readonly Pick<RefundableLine, 'id' | 'total' | 'refunded'>[],
  amount: number,
): RefundLine[] {
  const left = lines.map(({ total, refunded }) => total - refunded);
  const most = left.reduce((sum, value) => sum + value, 0);
  if (most === 0 || amount <= 0) return [];
  return allocate(Math.min(amount, most), left)
    .map((part, index) => ({ line_id: lines[index]!.id, amount: part }))
    .filter((line) => line.amount > 0);
}
