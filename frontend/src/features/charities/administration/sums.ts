import type { GivenSum } from '../../../shared/giving/money.ts';

/** The money of several charities together, by currency; the largest sum first. */
export function sumsOf(charities: readonly { money: readonly GivenSum[] | null }[]): GivenSum[] {
  const sums = new Map<string, GivenSum>();
  for (const one of charities.flatMap(({ money }) => money ?? [])) {
    const sum = sums.get(one.currency) ?? {
      currency: one.currency,
      raised: 0,
      fees: 0,
      paid_out: 0,
      waiting: 0,
    };
    sums.set(one.currency, {
      currency: one.currency,
      raised: sum.raised + one.raised,
      fees: sum.fees + one.fees,
      paid_out: sum.paid_out + one.paid_out,
      waiting: sum.waiting + one.waiting,
    });
  }
  return [...sums.values()].sort((a, b) => b.raised - a.raised);
}
