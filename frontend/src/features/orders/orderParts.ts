import { splitOf, splitParts } from '../cart/index.ts';
import type { SplitPart } from '../../ui/SplitBar.tsx';
import type { OrderLineAnswer } from './api.ts';

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
