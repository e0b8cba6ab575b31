import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { CharityShareChanged, ListCharityShares } from '../../commerce/contract.ts';
import { GetProjectCards } from '../contract.ts';
import { ImpactFacts } from './impact-facts.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';
import { giftsCounted } from './impact.rules.ts';

/**
 * The charity's part of a sale counts as money raised by those who made the book, and a gift as a gift and as money raised for its
 * project. A refund is a row with a negative amount. The donor is not named: gifts can be anonymous. All parts of the order or gift
 * are read from the books, so the order in which the events arrive does not matter.
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
    const projects = [...new Set(shares.flatMap(({ project_id }) => project_id ?? []))];
    const cards = projects.length > 0 ? await this.queries.execute(new GetProjectCards(projects)) : [];
    const gifts = new Map(giftsCounted(shares).map(({ source, quantity }) => [source, quantity]));
    const entries = await Promise.all(
      shares.map(
        async ({ source, book_id, project_id, maker_ids, currency, amount, at }): Promise<ImpactEntry[]> => {
          const [achievers, goals] = await Promise.all([
            this.facts.achievers(maker_ids),
            book_id ? this.facts.goalsOf(book_id) : (cards.find(({ id }) => id === project_id)?.goals ?? []),
          ]);
          const common = { source, ...achievers, goals, book: book_id, project: project_id, at };
          const quantity = gifts.get(source);
          return [
            { ...common, kind: 'money_raised', quantity: amount, currency },
            ...(quantity ? [{ ...common, kind: 'donations' as const, quantity }] : []),
          ];
        },
      ),
    );
    return entries.flat();
  }

  async handle(_event: CharityShareChanged, tx: Tx, entries: ImpactEntry[]): Promise<void> {
    await this.journal.record(tx, entries);
  }
}
