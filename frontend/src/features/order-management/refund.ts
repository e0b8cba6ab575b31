import { minorUnits } from '@bookgrove/contract';
import type { ManagedOrderLine, RefundLineBody } from './api.ts';

/** What was typed for each chosen line, by its id: amounts, or copies that go back into the stock. */
export type TypedAmounts = Readonly<Record<string, string>>;

/** An amount in minor units as it is typed: 650 GBP → `6.50`. */
export function amountText(amount: number, currency: string): string {
  const digits = minorUnits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Minor units of a typed amount, with a point or a comma; null when it is not an amount of the currency. */
export function parseAmount(text: string, currency: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
  const digits = minorUnits(currency);
  if (!match || (match[2]?.length ?? 0) > digits) return null;
  return Number(`${match[1]}${(match[2] ?? '').padEnd(digits, '0')}`);
}

/**
 * The lines to pay back. `wrong` names the lines whose amount is not one of the currency, is zero, or is more than what
 * is left of the line, `wrongCopies` those with more copies for the stock than the line can give; nothing is sent while
 * there is one.
 * @param copies printed copies that go back into the stock, as typed; absent: none
 */
export function refundLines(
  lines: readonly Pick<ManagedOrderLine, 'id' | 'refundable' | 'stock_held'>[],
  typed: TypedAmounts,
  copies: TypedAmounts = {},
): { lines: RefundLineBody[]; wrong: string[]; wrongCopies: string[] } {
  const chosen: RefundLineBody[] = [];
  const wrong: string[] = [];
  const wrongCopies: string[] = [];
  for (const { id, refundable, stock_held: held } of lines) {
    const text = typed[id];
    if (text === undefined) continue;
    const amount = parseAmount(text, refundable.currency);
    const isRight = amount !== null && amount >= 1 && amount <= refundable.amount;
    if (!isRight) wrong.push(id);
    const back = copies[id]?.trim() || '0';
    const restock = /^\d{1,6}$/.test(back) ? Number(back) : Infinity;
    if (restock > held) wrongCopies.push(id);
    if (isRight) chosen.push({ line_id: id, amount, ...(restock > 0 && { restock }) });
  }
  return { lines: chosen, wrong, wrongCopies };
}

/** Whether a reason has the length that the server asks for. */
export const isReason = (text: string): boolean => text.trim().length >= 3 && text.trim().length <= 300;
