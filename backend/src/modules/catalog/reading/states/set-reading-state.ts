import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import { FindBook } from '../../library/books/find-book.ts';
import {
  stateAfterChoice,
  stateAfterUndo,
  type Choice,
  type StateRecord,
} from '../../library/books/reading-state.rules.ts';
import { stateView, type ReadingStateView } from '../../library/books/reading-state.ts';
import { ReadingStateWriter } from './reading-state-writer.ts';

/** A reader says that they want to read a book, put it aside, or (null) neither. */
export class SetReadingState extends Command<ReadingStateView | null> {
  constructor(
    readonly bookId: string,
    readonly reader: NonNullable<Reader>,
    readonly choice: Choice | null,
    readonly clientTime: Date,
  ) {
    super();
  }
}

@CommandHandler(SetReadingState)
export class SetReadingStateHandler implements ICommandHandler<SetReadingState> {
  constructor(
    private readonly db: Db,
    private readonly find: FindBook,
    private readonly states: ReadingStateWriter,
  ) {}

  async execute({ bookId, reader, choice, clientTime }: SetReadingState): Promise<ReadingStateView | null> {
    // Everybody who may see a book may want it, before they have bought it, too.
    const book = await this.find.for(reader, bookId);
    const after = await this.db.transaction(async (tx) => {
      const [position] = await tx.$queryRaw<{ percentage: number; client_time: Date; updated_at: Date }[]>`
        select percentage, client_time, updated_at from catalog.reading_progress
        where tenant_id = ${currentTenantId()}::uuid and user_id = ${reader.userId}::uuid and book_id = ${book.id}::uuid`;
      return this.states.choose(tx, { userId: reader.userId, book }, (before) => {
        // Positions from before states were recorded: their state follows from the percentage.
        const known: StateRecord | null =
          before ??
          (position
            ? {
                state: position.percentage >= 100 ? 'finished' : 'reading',
                reread_count: 0,
                finished_at: position.percentage >= 100 ? position.updated_at : null,
                since: position.updated_at,
                client_time: position.client_time,
              }
            : null);
        return choice
          ? stateAfterChoice(known, choice, clientTime)
          : stateAfterUndo(before, position?.percentage ?? null, clientTime);
      });
    });
    return after && stateView(after);
  }
}
