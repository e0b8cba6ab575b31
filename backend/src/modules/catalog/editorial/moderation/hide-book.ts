import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { BookReason } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import type { Reader } from '../../library/books/book-access.rules.ts';
import type { BookRow } from '../../library/books/book-view.ts';
import { FindBook } from '../../library/books/find-book.ts';
import type { CatalogAuditAction } from '../../contract.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { BookWriter, type BookActor } from '../../library/books/book-writer.ts';
import { emailUploaderOfHiddenBook } from './email-uploader.ts';
import { ModerationTenants } from './transition-book.ts';

type Person = NonNullable<Reader>;
/** What a school decides about a book of the platform for its own readers. */
type Decision = 'hide' | 'show' | 'keep';
const AUDIT_ACTIONS: Record<Decision, CatalogAuditAction> = {
  hide: 'book.hidden',
  show: 'book.shown',
  keep: 'book.kept',
};

interface SchoolLibraryDecision {
  id: string;
  hidden: boolean;
}

/** Common code of the three decisions of a school about a book of the platform. */
@Injectable()
export class SchoolLibrary {
  constructor(
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
    private readonly find: FindBook,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  /**
   * Runs `work` in one transaction; when it returns true, adds a history entry and an audit entry.
   * @throws AppError for a book of the school's own, and at the platform's own address
   */
  async decide(
    bookId: string,
    reader: Person,
    decision: { move: Decision; reason: BookReason | null; note: string },
    work: (tx: Tx, book: BookRow, actor: BookActor, moveId: string) => Promise<boolean>,
  ): Promise<BookRow> {
    const tenant_id = currentTenantId();
    const book = await this.find.for(reader, bookId);
    if (tenant_id === PLATFORM_TENANT_ID || book.tenant_id !== PLATFORM_TENANT_ID)
      throw new AppError(
        'conflict',
        'own_book',
        'A school hides books of the platform. This book is your own: withdraw it in place of that.',
      );
    const actor = await this.tenants.actor();
    await this.db.transaction(async (tx) => {
      const id = newId();
      if (!(await work(tx, book, actor, id))) return;
      const { move, reason, note } = decision;
      // The history that this school has of the book; the platform's team sees it with its own.
      await this.writer.record(tx, book.id, { move, reason, note, actor }, id);
      await this.auditLog.record(tx, AUDIT_ACTIONS[move], book.title, { reason: note || (reason ?? '') });
      await this.cache.announce(tx);
      await this.writer.announce(tx, [book.id]);
    });
    this.cache.forget();
    return book;
  }

  /** Settles the reports of this school's readers for the school; the platform still decides for all. @returns how many */
  async settle(tx: Tx, bookId: string): Promise<number> {
    const { count } = await tx.bookReport.updateMany({
      where: { tenant_id: currentTenantId(), book_id: bookId, settled_at: null, kept_at: null },
      data: { kept_at: this.clock.now() },
    });
    return count;
  }
}

/** Hides a book of the platform from this school's readers, with a reason. Hiding it again changes nothing. */
export class HideBook extends Command<SchoolLibraryDecision> {
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
    private readonly queries: QueryBus,
    private readonly library: SchoolLibrary,
  ) {}

  async execute({ bookId, reader, reason, note }: HideBook): Promise<SchoolLibraryDecision> {
    const { name: school_name } = await this.queries.execute(new GetSchool());
    const { id } = await this.library.decide(
      bookId,
      reader,
      { move: 'hide', reason, note },
      async (tx, book, actor, move_id) => {
        // Of two concurrent requests the second one waits here, and finds the book hidden.
        const made = await tx.hiddenBook.createMany({
          data: [
            {
              tenant_id: currentTenantId(),
              book_id: book.id,
              reason,
              note,
              hidden_by: actor.id,
              hidden_name: actor.name,
            },
          ],
          skipDuplicates: true,
        });
        await this.library.settle(tx, book.id);
        if (made.count > 0)
          await emailUploaderOfHiddenBook(this.outbox, tx, {
            book_id: book.id,
            move_id,
            uploaded_by: book.created_by,
            title: book.title,
            reason,
            note,
            school_name,
          });
        return made.count > 0;
      },
    );
    return { id, hidden: true };
  }
}

/** Shows a hidden book of the platform to this school's readers again. */
export class UnhideBook extends Command<SchoolLibraryDecision> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(UnhideBook)
export class UnhideBookHandler implements ICommandHandler<UnhideBook> {
  constructor(private readonly library: SchoolLibrary) {}

  async execute({ bookId, reader }: UnhideBook): Promise<SchoolLibraryDecision> {
    const { id } = await this.library.decide(
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

/** Decides that a reported book of the platform stays in this school's library. */
export class RetainBook extends Command<SchoolLibraryDecision> {
  constructor(
    readonly bookId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(RetainBook)
export class RetainBookHandler implements ICommandHandler<RetainBook> {
  constructor(private readonly library: SchoolLibrary) {}

  async execute({ bookId, reader }: RetainBook): Promise<SchoolLibraryDecision> {
    const { id, hidden } = await this.library.decide(
      bookId,
      reader,
      { move: 'keep', reason: null, note: '' },
      async (tx, book) => (await this.library.settle(tx, book.id)) > 0,
    );
    return { id, hidden };
  }
}
