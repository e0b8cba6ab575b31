import { splitPrice, type CharityOfBook } from '@bookgrove/contract';
import type { PricedLine } from './line.rules.ts';

/** Who may get the donation of a total that is rounded up, and who gets it. */
export interface RoundUpCharities {
  /** Null: no book and no choice of the school names one; the platform's team decides. */
  charity: CharityOfBook | null;
  /** What the buyer may choose among, the one that gets most from the cart first. */
  choices: CharityOfBook[];
}

/**
 * The charity of a round-up: the one that the buyer states among those of the books in the cart; else the one that gets most
 * from the cart, at equal sums that of the earlier line; else, when no book names a charity, `ofSchool`. The project is kept
 * when all books of the charity name the same.
 * @param stated id of a charity; one that no book names is ignored
 * @param ofSchool the first charity that the school supports
 */
export function roundUpCharities(
  lines: readonly Pick<PricedLine, 'book' | 'price' | 'total'>[],
  stated: string | null,
  ofSchool: CharityOfBook | null,
): RoundUpCharities {
  const sums = new Map<string, { charity: CharityOfBook; sum: number }>();
  for (const { book, price, total } of lines) {
    if (!book.charity || !price) continue;
    const known = sums.get(book.charity.id);
    const part = splitPrice({ amount: total, currency: price.currency }, book.charity_bps).charity.amount;
    const sameProject = !known || known.charity.project?.id === book.charity.project?.id;
    sums.set(book.charity.id, {
      charity: { ...book.charity, project: sameProject ? book.charity.project : null },
      sum: (known?.sum ?? 0) + part,
    });
  }
  const choices = [...sums.values()].sort((one, other) => other.sum - one.sum).map(({ charity }) => charity);
  return { charity: choices.find(({ id }) => id === stated) ?? choices[0] ?? ofSchool, choices };
}
