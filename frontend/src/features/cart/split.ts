import { t } from '../../i18n/index.ts';
import type { CartLine, LineSplit } from '../../shared/cart/api.ts';
import type { SplitPart } from '../../ui/SplitBar.tsx';

/** The charity's share of an amount, and the rest. */
type Parts = Pick<LineSplit, 'charity' | 'making'>;

/**
 * The parts of a price, in the order in which they are shown everywhere.
 * @param besides what is paid neither for an item nor for a charity
 */
export const splitParts = (
  { making, charity }: Parts,
  besides: readonly Pick<SplitPart, 'name' | 'value'>[] = [],
): SplitPart[] => [
  { tone: 'making', name: t('To those who made it'), value: making },
  { tone: 'charity', name: t('To a charity'), value: charity },
  ...besides.map((part): SplitPart => ({ tone: 'fees', ...part })),
];

/**
 * The parts of all lines that can be bought, together; null without any. All are in one currency.
 * @param donation what is given to a charity beside
 */
export function splitOf(
  lines: readonly { split: Parts | null; state: CartLine['state'] }[],
  donation: Parts['charity'] | null = null,
): Parts | null {
  const splits = lines.flatMap(({ split, state }) => (split && state === 'ok' ? [split] : []));
  const [first] = splits;
  if (!first) return null;
  const { currency } = first.making;
  const sum = (part: 'making' | 'charity') => ({
    currency,
    amount: splits.reduce((total, split) => total + split[part].amount, 0),
  });
  const charity = sum('charity');
  return {
    making: sum('making'),
    charity: { ...charity, amount: charity.amount + (donation?.amount ?? 0) },
  };
}
