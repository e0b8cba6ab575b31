import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { BookFinished } from '../../catalog/contract.ts';
import { FilmWatched } from '../../content/contract.ts';
import { ImpactFacts } from './impact-facts.ts';
import { ImpactJournal, type ImpactEntry } from './impact-journal.ts';

/** Each reading of a book to its end counts. Its source is the event, so that the journal names no reader. */
@Injectable()
@Consumes(BookFinished, { name: 'giving.count-book-read', queue: 'impact' })
export class CountBookRead implements Consumer<BookFinished, ImpactEntry> {
  constructor(
    private readonly facts: ImpactFacts,
    private readonly journal: ImpactJournal,
  ) {}

  async prepare(
    { reader_id, book_id, at }: BookFinished,
    { eventId }: { eventId: string },
  ): Promise<ImpactEntry> {
    const [achievers, goals] = await Promise.all([
      this.facts.achievers([reader_id]),
      this.facts.goalsOf(book_id),
    ]);
    const source = `event:${eventId}`;
    return { kind: 'books_read', source, quantity: 1, ...achievers, goals, book: book_id, at: new Date(at) };
  }

  async handle(_event: BookFinished, tx: Tx, entry: ImpactEntry): Promise<void> {
    await this.journal.record(tx, [entry]);
  }
}

/** A film counts once for each person. */
@Injectable()
@Consumes(FilmWatched, { name: 'giving.count-film-watched', queue: 'impact' })
export class CountFilmWatched implements Consumer<FilmWatched, ImpactEntry> {
  constructor(
    private readonly facts: ImpactFacts,
    private readonly journal: ImpactJournal,
  ) {}

  async prepare(
    { viewer_id, goals, at }: FilmWatched,
    { eventId }: { eventId: string },
  ): Promise<ImpactEntry> {
    const achievers = await this.facts.achievers([viewer_id]);
    const source = `event:${eventId}`;
    return { kind: 'films_watched', source, quantity: 1, ...achievers, goals, at: new Date(at) };
  }

  async handle(_event: FilmWatched, tx: Tx, entry: ImpactEntry): Promise<void> {
    await this.journal.record(tx, [entry]);
  }
}
