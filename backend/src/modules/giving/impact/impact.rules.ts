import { IMPACT_COUNTS, SMALL_GROUP, type ImpactCountKind } from '@bookgrove/contract';

/** A counter: a count where `unit` is empty, otherwise an amount in minor units of that currency. */
export interface Counter {
  kind: string;
  unit: string;
  value: number;
}

/** The numbers of a scope. */
interface ImpactNumbers {
  total_impacts: number;
  by_kind: Record<ImpactCountKind, number>;
  raised: { currency: string; amount: number }[];
}

/** Counters as they are shown: every kind of count, all counts together, and amounts with most raised first. */
export function numbersOf(counters: readonly Counter[]): ImpactNumbers {
  const by_kind = Object.fromEntries(IMPACT_COUNTS.map((kind) => [kind, 0])) as ImpactNumbers['by_kind'];
  const raised = new Map<string, number>();
  for (const { kind, unit, value } of counters)
    if (unit !== '') raised.set(unit, (raised.get(unit) ?? 0) + value);
    else if (kind in by_kind) by_kind[kind as ImpactCountKind] += value;
  return {
    total_impacts: Object.values(by_kind).reduce((sum, value) => sum + value, 0),
    by_kind,
    raised: [...raised]
      .filter(([, amount]) => amount !== 0)
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((a, b) => b.amount - a.amount || (a.currency < b.currency ? -1 : 1)),
  };
}

/** A part of a counter, and how many people achieved it. */
interface Part {
  value: number;
  people: number;
}

/**
 * The parts of a counter whose total is public. A part of few people is not shown. If it were the only one that is
 * hidden, the total would give it away, so the smallest of the others is hidden, too.
 * @returns the value of each part, or null, in the same order
 */
export function withoutSmallGroups(parts: readonly Part[]): (number | null)[] {
  const hidden = new Set(
    parts.flatMap(({ value, people }, index) => (value !== 0 && people < SMALL_GROUP ? [index] : [])),
  );
  if (hidden.size === 1) {
    const next = parts
      .map(({ value }, index) => ({ value, index }))
      .filter(({ value, index }) => value !== 0 && !hidden.has(index))
      .sort((a, b) => a.value - b.value)[0];
    if (next) hidden.add(next.index);
  }
  return parts.map(({ value }, index) => (hidden.has(index) ? null : value));
}

/**
 * Which changes of gifts change how many gifts there are: the first one makes a gift one more, the refund that leaves nothing of it
 * makes it one less, and it counts again when that refund fails.
 * @param changes oldest first; `amount` in minor units, negative for a refund; without a gift they are left out
 */
export function giftsCounted(
  changes: readonly { source: string; donation_id: string | null; amount: number }[],
): { source: string; quantity: 1 | -1 }[] {
  const left = new Map<string, number>();
  return changes.flatMap(({ source, donation_id, amount }) => {
    if (!donation_id) return [];
    const before = left.get(donation_id) ?? 0;
    const now = before + amount;
    left.set(donation_id, now);
    if (before > 0 === now > 0) return [];
    return [{ source, quantity: now > 0 ? 1 : -1 }];
  });
}
