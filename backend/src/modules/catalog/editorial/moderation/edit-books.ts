import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { BookCharities } from '../../library/books/book-charities.ts';
import { undoChanges, type Changes } from '../../library/books/book-changes.rules.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { priceOf } from '../../library/books/price.rules.ts';
import { changesOf, type BookEdit } from './edit.rules.ts';
import { ModerationTenants } from './transition-book.ts';

/** How long an edit of many books can be undone. */
const UNDO_HOURS = 24;

interface BooksEdited {
  changed: number;
  /** Ids of history entries, which undo the edit for a day. */
  edits: string[];
}

/** Changes the same fields of many books of the current school. */
export class EditBooks extends Command<BooksEdited> {
  constructor(
    readonly ids: readonly string[],
    readonly edit: BookEdit,
  ) {
    super();
  }
}

@CommandHandler(EditBooks)
export class EditBooksHandler implements ICommandHandler<EditBooks> {
  constructor(
    private readonly charities: BookCharities,
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  async execute({ ids, edit }: EditBooks): Promise<BooksEdited> {
    const beneficiary = await this.charities.choose({ charity: edit.charity_id, project: edit.project_id });
    const actor = await this.tenants.actor();
    const edits = await this.db.transaction(async (tx) => {
      const made: string[] = [];
      for (const book of await this.writer.lockAll(tx, ids)) {
        const changes = changesOf({ ...book, price: priceOf(book) }, { ...edit, ...beneficiary });
        if (Object.keys(changes).length > 0)
          made.push(await this.writer.changeDetails(tx, book, changes, { move: 'edit', actor }));
      }
      return made;
    });
    this.cache.forget();
    return { changed: edits.length, edits };
  }
}

/** Undoes the caller's edits of the last day; fields that somebody has changed since stay as they are. */
export class UndoEdits extends Command<{ changed: number }> {
  constructor(readonly edits: readonly string[]) {
    super();
  }
}

@CommandHandler(UndoEdits)
export class UndoEditsHandler implements ICommandHandler<UndoEdits> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly cache: PublicCache,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  async execute({ edits }: UndoEdits): Promise<{ changed: number }> {
    const actor = await this.tenants.actor();
    const since = new Date(this.clock.now().getTime() - UNDO_HOURS * 3_600_000);
    const changed = await this.db.transaction(async (tx) => {
      const moves = await tx.bookHistoryEntry.findMany({
        where: {
          tenant_id: currentTenantId(),
          id: { in: [...edits] },
          move: 'edit',
          actor_id: actor.id,
          created_at: { gte: since },
        },
      });
      if (moves.length === 0)
        throw new AppError('conflict', 'nothing_to_undo', 'This can no longer be taken back.');
      let count = 0;
      const ids = moves.map(({ book_id }) => book_id);
      for (const book of await this.writer.lockAll(tx, ids)) {
        const move = moves.find(({ book_id }) => book_id === book.id)!;
        const back = undoChanges({ ...book, price: priceOf(book) }, move.detail as Changes);
        if (Object.keys(back).length === 0) continue;
        await this.writer.changeDetails(tx, book, back, { move: 'undo', actor });
        count += 1;
      }
      return count;
    });
    this.cache.forget();
    return { changed };
  }
}
