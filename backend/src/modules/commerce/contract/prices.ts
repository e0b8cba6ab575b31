import type { Money } from '@bookgrove/contract';
import { Query } from '@nestjs/cqrs';

/** What is wrong with each price of something that is to be sold, by its member (`prices.0.amount`); empty when all can be charged. */
export class FindWrongPrices extends Query<Record<string, string[]>> {
  constructor(readonly prices: readonly Money[]) {
    super();
  }
}
