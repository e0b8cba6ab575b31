import type { MoneyAmount } from '../../api/types.ts';
import { t } from '../../i18n/index.ts';
import type { SplitPart } from '../../ui/SplitBar.tsx';

/** The money of a charity or project in one currency, in minor units, as the ledger has it. */
export interface GivenSum {
  currency: string;
  raised: number;
  fees: number;
  paid_out: number;
  waiting: number;
  /** A part of what waits: added by a sponsor who has not paid it yet. */
  promised?: number;
}

/** In the order in which they are read: the currency of the school first, then the others by their sums. */
export const inOrder = <Sum extends { currency: string }>(
  sums: readonly Sum[],
  own: string | undefined,
): Sum[] =>
  sums.toSorted(
    (a, b) => Number(b.currency === own) - Number(a.currency === own) || a.currency.localeCompare(b.currency),
  );

/** Where the money is: paid out, waiting, promised by a sponsor, fees. The parts add up to what was raised. */
export function whereItIs({ currency, paid_out, waiting, promised = 0, fees }: GivenSum): SplitPart[] {
  const money = (amount: number): MoneyAmount => ({ amount, currency });
  return [
    { tone: 'making', name: t('Arrived'), value: money(paid_out) },
    { tone: 'school', name: t('On the way'), value: money(waiting - promised) },
    ...(promised > 0
      ? [{ tone: 'charity' as const, name: t('Promised by a sponsor'), value: money(promised) }]
      : []),
    { tone: 'fees', name: t('Payment fees'), value: money(fees) },
  ];
}

/** Whole days from now until the end of a day (`2026-12-14`), at least 0; null without a day. */
export function daysLeft(day: string | null, now: number = Date.now()): number | null {
  if (!day) return null;
  const end = new Date(`${day.slice(0, 10)}T23:59:59Z`).getTime();
  return Math.max(0, Math.ceil((end - now) / 86_400_000) - 1);
}
