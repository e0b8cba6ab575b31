import { splitOf, splitParts } from '../cart/index.ts';
import type { SplitPart } from '../../ui/SplitBar.tsx';
import { t } from '../../i18n/index.ts';
import type { Order, OrderLineAnswer } from './api.ts';

/** What is paid for neither a book nor a charity. */
const BESIDES = ['shipping', 'fee_cover'];

/** Where the total of an order goes, as parts that add up to it; null without a line that has shares. */
export function orderParts(lines: OrderLineAnswer[]): SplitPart[] | null {
  const besides = lines.filter(({ kind }) => BESIDES.includes(kind));
  const split = splitOf(
    lines.filter((line) => !besides.includes(line)).map(({ split }) => ({ split, state: 'ok' as const })),
  );
  return (
    split &&
    splitParts(
      split,
      besides.map(({ title, total }) => ({ name: title, value: total })),
    )
  );
}

/**
 * Where the money of a paid order goes as its books divided it, without what is nothing; null before. Tax, postage and fees are
 * one part.
 */
export function bookedParts(parts: Order['parts']): SplitPart[] | null {
  if (!parts) return null;
  const { authors, school, charity, shipping, tax, fees } = parts;
  const all: SplitPart[] = [
    { tone: 'making', name: t('To those who wrote and drew'), value: authors },
    { tone: 'school', name: t('To the school'), value: school },
    { tone: 'charity', name: t('To a charity'), value: charity },
    {
      tone: 'fees',
      name: t('For tax, post and fees'),
      value: { ...fees, amount: fees.amount + tax.amount + shipping.amount },
    },
  ];
  return all.filter(({ value }) => value.amount > 0);
}
