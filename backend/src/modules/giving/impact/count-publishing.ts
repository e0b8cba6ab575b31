import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { BookPublished, GetStoryOfBook, StoryPublished } from '../../catalog/contract.ts';
import { ImpactFacts } from './impact-facts.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';

/** A story counts once, for all of its authors, however often it is published. */
@Injectable()
@Consumes(StoryPublished, { name: 'giving.count-story-published', queue: 'impact' })
export class CountStoryPublished implements Consumer<StoryPublished, ImpactEntry> {
  constructor(
    private readonly facts: ImpactFacts,
    private readonly journal: ImpactJournal,
  ) {}

  async prepare({ story_id, book_id, author_ids, at }: StoryPublished): Promise<ImpactEntry> {
    const [achievers, goals] = await Promise.all([
      this.facts.achievers(author_ids),
      this.facts.goalsOf(book_id),
    ]);
    const source = `story:${story_id}`;
    return {
      kind: 'stories_published',
      source,
      quantity: 1,
      ...achievers,
      goals,
      book: book_id,
      at: new Date(at),
    };
  }

  async handle(_event: StoryPublished, tx: Tx, entry: ImpactEntry): Promise<void> {
    await this.journal.record(tx, [entry]);
  }
}

/** A book counts when it is published for the first time. A story is counted as a story instead. */
@Injectable()
@Consumes(BookPublished, { name: 'giving.count-book-published', queue: 'impact' })
export class CountBookPublished implements Consumer<BookPublished, ImpactEntry | null> {
  constructor(
    private readonly clock: Clock,
    private readonly facts: ImpactFacts,
    private readonly journal: ImpactJournal,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ book_id, first, published_by }: BookPublished): Promise<ImpactEntry | null> {
    if (!first || (await this.queries.execute(new GetStoryOfBook(book_id)))) return null;
    const { people } = await this.facts.achievers([published_by]);
    const goals = await this.facts.goalsOf(book_id);
    const source = `book:${book_id}`;
    return {
      kind: 'books_published',
      source,
      quantity: 1,
      people,
      goals,
      book: book_id,
      at: this.clock.now(),
    };
  }

  async handle(_event: BookPublished, tx: Tx, entry: ImpactEntry | null): Promise<void> {
    if (entry) await this.journal.record(tx, [entry]);
  }
}
