import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import type { Reader } from '../../books/book-access.rules.ts';
import { FindBook } from '../../books/find-book.ts';
import { afterChoice, afterTakingBack, type Choice, type Standing } from './state.rules.ts';
import { changeState, stateView, type ReadingStateView } from './states.ts';

/** A reader's own word on a book: wanted, put aside, or (null) neither any more. */
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
  ) {}

  async execute({ bookId, reader, choice, clientTime }: SetReadingState): Promise<ReadingStateView | null> {
    // Wanting a book that one has yet to buy is allowed: knowing of it is enough.
    const book = await this.find.for(reader, bookId);
    const after = await this.db.transaction(async (tx) => {
      const [place] = await tx.$queryRaw<{ percentage: number; client_time: Date; updated_at: Date }[]>`
        select percentage, client_time, updated_at from catalog.reading_progress
        where tenant_id = ${currentTenantId()}::uuid and user_id = ${reader.userId}::uuid and book_id = ${book.id}::uuid`;
      return changeState(tx, { userId: reader.userId, book }, (before) => {
        // A place of before there were states says as much.
        const known: Standing | null =
          before ??
          (place
            ? {
                state: place.percentage >= 100 ? 'finished' : 'reading',
                reread_count: 0,
                finished_at: place.percentage >= 100 ? place.updated_at : null,
                since: place.updated_at,
                client_time: place.client_time,
              }
            : null);
        return choice
          ? afterChoice(known, choice, clientTime)
          : afterTakingBack(before, place?.percentage ?? null, clientTime);
      });
    });
    return after && stateView(after);
  }
}
