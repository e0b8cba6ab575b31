import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CharityShareChanged, ListCharityShares } from '../../commerce/contract.ts';
import { ImpactFacts } from './impact-facts.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';

/**
 * The charity's part of a sale counts as money raised by those who made the book; a refund of it is a row with a negative
 * amount. All parts of the order are read, so the order in which the events arrive does not matter.
 */
@Injectable()
@Consumes(CharityShareChanged, { name: 'giving.count-money-raised', queue: 'impact' })
export class CountMoneyRaised implements Consumer<CharityShareChanged, ImpactEntry[]> {
  constructor(
    private readonly facts: ImpactFacts,
    private readonly journal: ImpactJournal,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ order_id }: CharityShareChanged): Promise<ImpactEntry[]> {
    const shares = await this.queries.execute(new ListCharityShares(order_id));
    return Promise.all(
      shares.map(async ({ source, book_id, maker_ids, currency, amount, at }): Promise<ImpactEntry> => {
        const [achievers, goals] = await Promise.all([
          this.facts.achievers(maker_ids),
          book_id ? this.facts.goalsOf(book_id) : [],
        ]);
        const quantity = amount;
        return { kind: 'money_raised', source, quantity, currency, ...achievers, goals, book: book_id, at };
      }),
    );
  }

  async handle(_event: CharityShareChanged, tx: Tx, entries: ImpactEntry[]): Promise<void> {
    await this.journal.record(tx, entries);
  }
}
