import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookReason } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import type { Reader } from '../books/book-access.rules.ts';
import type { BookRow } from '../books/book-view.ts';
import { FindBook } from '../books/find-book.ts';
import { BookHidden, type CatalogDeed } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import { DeskPlaces, type Doer } from './move-book.ts';

type Person = NonNullable<Reader>;
/** What a school does about a book of the platform, for its own readers alone. */
type Deed = 'hide' | 'show' | 'keep';
const DEEDS: Record<Deed, CatalogDeed> = { hide: 'book.hidden', show: 'book.shown', keep: 'book.kept' };

export interface ShelfDecision {
  id: string;
  hidden: boolean;
}

/** What the three decisions of a school about a book of the platform share. */
@Injectable()
export class SchoolShelf {
  constructor(
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly deeds: Deeds,
    private readonly find: FindBook,
    private readonly places: DeskPlaces,
  ) {}

  /**
   * Does `work` in one transaction; true says that something changed, which is then written down.
   * @throws AppError for a book of the school's own, and at the platform's own address
   */
  async decide(
    bookId: string,
    reader: Person,
    deed: { move: Deed; reason: BookReason | null; note: string },
    work: (tx: Tx, book: BookRow, doer: Doer, moveId: string) => Promise<boolean>,
  ): Promise<BookRow> {
    const tenant_id = currentTenantId();
    const book = await this.find.for(reader, bookId);
    if (tenant_id === PLATFORM_TENANT_ID || book.tenant_id !== PLATFORM_TENANT_ID)
      throw new AppError(
        'conflict',
        'own_book',
        'A school hides books of the platform. This book is your own: withdraw it in place of that.',
      );
    const doer = await this.places.doer();
    await this.db.transaction(async (tx) => {
      const id = newId();
      if (!(await work(tx, book, doer, id))) return;
      const { move, reason, note } = deed;
      // The history of the book at this school; the platform's team sees it beside its own.
      await tx.bookMove.createMany({
        data: [
          {
            id, tenant_id, book_id: book.id, move, reason, note, actor_id: doer.id, actor_name: doer.name,
            created_at: this.clock.now(),
          },
        ],
      }); // prettier-ignore
      await this.deeds.note(tx, DEEDS[move], book.title, { reason: note || (reason ?? '') });
      await this.cache.announce(tx);
    });
    this.cache.forget();
    return book;
  }

  /** What this school's readers reported is decided here; the platform still decides for all. Resolves with how many. */
  async settle(tx: Tx, bookId: string): Promise<number> {
    const { count } = await tx.bookReport.updateMany({
      where: { tenant_id: currentTenantId(), book_id: bookId, settled_at: null, kept_at: null },
      data: { kept_at: this.clock.now() },
    });
    return count;
  }
}

/** Takes a book of the platform off this school's shelves, with a reason. Hidden already, it stays as it is. */
export class HideBook extends Command<ShelfDecision> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
    readonly reason: BookReason,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(HideBook)
export class HideBookHandler implements ICommandHandler<HideBook> {
  constructor(
    private readonly outbox: Outbox,
    private readonly shelf: SchoolShelf,
  ) {}

  async execute({ bookId, reader, reason, note }: HideBook): Promise<ShelfDecision> {
    const { id } = await this.shelf.decide(
      bookId,
      reader,
      { move: 'hide', reason, note },
      async (tx, book, doer, move_id) => {
        // Of two at once the second waits for the first here, and finds it hidden.
        const made = await tx.hiddenBook.createMany({
          data: [
            {
              tenant_id: currentTenantId(),
              book_id: book.id,
              reason,
              note,
              hidden_by: doer.id,
              hidden_name: doer.name,
            },
          ],
          skipDuplicates: true,
        });
        await this.shelf.settle(tx, book.id);
        if (made.count > 0)
          await this.outbox.add(tx, BookHidden, {
            book_id: book.id,
            move_id,
            uploaded_by: book.created_by,
            title: book.title,
            reason,
            note,
          });
        return made.count > 0;
      },
    );
    return { id, hidden: true };
  }
}

/** Puts a book of the platform back on this school's shelves. */
export class ShowBook extends Command<ShelfDecision> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(ShowBook)
export class ShowBookHandler implements ICommandHandler<ShowBook> {
  constructor(private readonly shelf: SchoolShelf) {}

  async execute({ bookId, reader }: ShowBook): Promise<ShelfDecision> {
    const { id } = await this.shelf.decide(
      bookId,
      reader,
      { move: 'show', reason: null, note: '' },
      async (tx, book) => {
        const { count } = await tx.hiddenBook.deleteMany({
          where: { tenant_id: currentTenantId(), book_id: book.id },
        });
        return count > 0;
      },
    );
    return { id, hidden: false };
  }
}

/** Decides that a reported book of the platform stays on this school's shelves. */
export class KeepBook extends Command<ShelfDecision> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(KeepBook)
export class KeepBookHandler implements ICommandHandler<KeepBook> {
  constructor(private readonly shelf: SchoolShelf) {}

  async execute({ bookId, reader }: KeepBook): Promise<ShelfDecision> {
    const { id, hidden } = await this.shelf.decide(
      bookId,
      reader,
      { move: 'keep', reason: null, note: '' },
      async (tx, book) => (await this.shelf.settle(tx, book.id)) > 0,
    );
    return { id, hidden };
  }
}
