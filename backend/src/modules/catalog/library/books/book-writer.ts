import { Injectable } from '@nestjs/common';
import type { BookReason } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Book, Prisma } from '../../../../platform/db/generated/client.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { LiveMessages } from '../../../../platform/live/live-messages.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import {
  BookPriceChanged,
  BookPublished,
  BookWithdrawn,
  BooksMerged,
  type CatalogAuditAction,
  type WithdrawalKind,
} from '../../contract.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { BOOKS_TOPIC } from './books.live.ts';
import { assertBothConsents } from './assert-both-consents.ts';
import { assertNotMerged, type BookStatus } from './book.rules.ts';
import type { Changes } from './book-changes.rules.ts';
import { addFormEdits, addHistoryEntry, type BookActor, type BookHistoryLine } from './book-history.ts';
import { changedColumns, describePriceChange } from './price.rules.ts';
import { SaleConsent } from './sale-consent.ts';

export type { BookActor, BookHistoryLine } from './book-history.ts';

/** A status change with its history entry; `audit` is the audit action, if the school's audit lists the change. */
interface StatusChange extends BookHistoryLine {
  status: BookStatus;
  audit?: CatalogAuditAction | undefined;
  /** Id of the history entry, if the caller needs it before. */
  id?: string;
}

export type BookUpdate = Prisma.BookUncheckedUpdateInput & { status?: BookStatus };

/** For the events: who changed the row, and why the book is no longer published. */
interface Cause {
  /** Null where no person decided. */
  by: string | null;
  kind: WithdrawalKind;
  reason?: BookReason | null | undefined;
}

const WITHDRAWAL_BY_MOVE: Partial<Record<string, WithdrawalKind>> = {
  archive: 'archived',
  withdraw: 'withdrawn',
  return: 'returned',
};

/**
 * The only code, with `StoryBookWriter`, that writes rows of `catalog.book` and their history; an architecture test checks
 * this. Each method
 * works in the caller's transaction, on a book of the current tenant that the caller has locked with `lock` or
 * `lockAll`. It checks the rules that hold on every path, updates the row, and adds the history entry, the audit
 * entry and the events of the change. The events `catalog.book-published.v1`, `catalog.book-withdrawn.v1` and
 * `catalog.book-price-changed.v1` are derived from the row before and after, so that no path can omit one. The caller
 * checks who may make the change, and calls `PublicCache.forget()` after the commit.
 */
@Injectable()
export class BookWriter {
  constructor(
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
    private readonly sale: SaleConsent,
  ) {}

  /** Locks a book until the transaction ends; null if the current tenant has none with this id. */
  async lock(tx: Tx, id: string): Promise<Book | null> {
    return (await this.lockAll(tx, [id]))[0] ?? null;
  }

  /** Locks books in the order of their ids, so that two transactions with the same books cannot deadlock. */
  async lockAll(tx: Tx, ids: readonly string[]): Promise<Book[]> {
    const tenant_id = currentTenantId();
    await tx.$executeRaw`select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = any(${ids}::uuid[])
      order by id for update`;
    return tx.book.findMany({ where: { tenant_id, id: { in: [...ids] } }, orderBy: { id: 'asc' } });
  }

  /**
   * Creates a draft.
   * @param line its first history entry; an uploaded file has none, because its row in `book_file` states who
   * uploaded it and when
   */
  async create(
    tx: Tx,
    data: Omit<Prisma.BookCreateManyInput, 'status' | 'published_at' | 'merged_into'>,
    line?: BookHistoryLine,
  ): Promise<void> {
    await tx.book.createMany({ data: [data] });
    await this.announce(tx, [data.id]);
    if (line) await this.record(tx, data.id, line);
  }

  /**
   * Changes the status of a book. The status may be the present one: a moderation step that changes only the case has
   * a history entry, too.
   * @returns the id of the history entry
   * @throws AppError conflict `book_merged` when a merged book would leave the archive
   */
  async changeStatus(tx: Tx, book: Book, { status, audit, id, ...line }: StatusChange): Promise<string> {
    if (status !== book.status)
      await this.write(
        tx,
        book,
        { status },
        {
          by: line.actor.id,
          kind: WITHDRAWAL_BY_MOVE[line.move] ?? 'withdrawn',
          reason: line.reason,
        },
      );
    else {
      await this.cache.announce(tx);
      await this.announce(tx, [book.id]);
    }
    const entry = await this.record(tx, book.id, line, id);
    if (audit)
      await this.auditLog.record(tx, audit, book.title, {
        reason: line.note || (line.reason ?? ''),
        actorId: line.actor.id,
      });
    return entry;
  }

  /**
   * Changes the details of a book. A new price or charity share has an audit entry and an event.
   * @param changes fields with their values before and after; `changedColumns` maps them to columns
   * @param extra columns that follow from the changes and are not listed in the history
   * @returns the id of the history entry
   */
  async changeDetails(
    tx: Tx,
    book: Book,
    changes: Changes,
    line: Omit<BookHistoryLine, 'detail' | 'typed'>,
    extra: BookUpdate = {},
  ): Promise<string> {
    await this.writeDetails(tx, book, changes, line.actor, extra);
    await this.auditPrice(tx, book, changes, line.actor);
    return this.record(tx, book.id, { ...line, detail: changes });
  }

  /**
   * Changes the details of a book in a form that saves while its user types. A draft that nobody except its uploader
   * has seen gets no history entry and no audit entry, because nobody could have relied on the values before.
   */
  async changeDetailsInForm(
    tx: Tx,
    book: Book,
    changes: Changes,
    actor: BookActor,
    extra: BookUpdate = {},
  ): Promise<void> {
    const unseen = await this.isUnseenDraft(tx, book, actor);
    await this.writeDetails(tx, book, changes, actor, extra);
    if (unseen) return;
    await addFormEdits(tx, book.id, changes, actor, this.clock.now());
    await this.auditPrice(tx, book, changes, actor);
  }

  /** Replaces the cover of a book; `cover_id` is the folder of its pictures below the book. */
  async changeCover(
    tx: Tx,
    book: Book,
    cover: { cover_id: string; cover_color: string },
    line: BookHistoryLine,
  ): Promise<void> {
    const unseen = line.move === 'edit' && (await this.isUnseenDraft(tx, book, line.actor));
    await this.write(tx, book, { ...cover, has_cover: true }, { by: line.actor.id, kind: 'withdrawn' });
    if (!unseen) await this.record(tx, book.id, line);
  }

  /**
   * Records that a new file waits for its check; with null, the earlier decision whether to publish it afterwards is
   * kept.
   */
  async expectFile(tx: Tx, book: Book, publishWhenReady: boolean | null): Promise<void> {
    await this.update(tx, book.id, {
      ingestion: 'waiting',
      ...(publishWhenReady !== null && { publish_when_ready: publishWhenReady }),
    });
  }

  /**
   * The check of the book's file has begun. When this is the only change of the transaction, no lock is needed
   * before.
   */
  async beginCheck(tx: Tx, id: string): Promise<void> {
    await tx.book.updateMany({
      where: { tenant_id: currentTenantId(), id, ingestion: 'waiting' },
      data: { ingestion: 'processing' },
    });
    await this.announce(tx, [id]);
  }

  /** The check refused the book's file. */
  async refuseFile(tx: Tx, book: Book): Promise<void> {
    await this.update(tx, book.id, { ingestion: 'refused' });
  }

  /**
   * The check accepted the book's file, which readers get from now on.
   * @param described the details from the file
   * @param publisher publishes the draft as well: the uploader, if they requested it; null does not change the status
   * @throws AppError conflict `book_merged` when a merged book would be published
   */
  async acceptFile(
    tx: Tx,
    book: Book,
    file_id: string,
    described: BookUpdate,
    publisher: BookActor | null,
  ): Promise<void> {
    await this.write(
      tx,
      book,
      {
        ...described,
        awaits_file: false,
        file_id,
        ingestion: 'ready',
        ...(publisher && { status: 'published' as const }),
      },
      { by: book.created_by, kind: 'withdrawn' },
    );
    if (!publisher || book.status === 'published') return;
    await this.record(tx, book.id, { move: 'publish', actor: publisher });
    // Stories have their own audit entries: the teacher's approval and the families' consents.
    if (book.form === null)
      await this.auditLog.record(tx, 'book.published', book.title, { actorId: publisher.id });
  }

  /**
   * Archives a book as a duplicate of another one, to which its address leads from now on. Books that were merged
   * into it before lead to that one, too.
   */
  async mergeInto(tx: Tx, book: Book, keptId: string, actor: BookActor): Promise<void> {
    await this.write(tx, book, { status: 'archived', merged_into: keptId }, { by: actor.id, kind: 'merged' });
    await tx.book.updateMany({
      where: { tenant_id: currentTenantId(), merged_into: book.id },
      data: { merged_into: keptId },
    });
    await this.record(tx, book.id, { move: 'merge', actor, detail: { merged_into: [null, keptId] } });
    await this.auditLog.record(tx, 'books.merged', book.title, { actorId: actor.id });
    await this.outbox.add(tx, BooksMerged, { kept_id: keptId, merged_id: book.id });
  }

  /** The work that a book belongs to, as the id of its first book; a book that belonged to none begins one. */
  async workOf(tx: Tx, id: string): Promise<string | null> {
    const book = await this.lock(tx, id);
    if (book && !book.work_id) await this.update(tx, id, { work_id: id });
    return book && (book.work_id ?? id);
  }

  /** Replaces a category on all its books; a book that has the replacement already only loses the old one. */
  async replaceCategory(tx: Tx, slug: string, by: string): Promise<void> {
    await tx.$executeRaw`update catalog.book
      set categories = case when ${by} = any(categories) then array_remove(categories, ${slug})
                            else array_replace(categories, ${slug}, ${by}) end
      where tenant_id = ${currentTenantId()}::uuid and ${slug} = any(categories)`;
  }

  /**
   * Updates the search index of books whose own data did not change: its trigger runs on every write of `categories`.
   */
  async reindex(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.$executeRaw`update catalog.book set categories = categories
      where tenant_id = ${currentTenantId()}::uuid and id = any(${ids}::uuid[])`;
  }

  /** Transfers the uploaded books of an account to the account that it was merged into. */
  async changeUploader(tx: Tx, from: string, to: string): Promise<void> {
    await tx.book.updateMany({
      where: { tenant_id: currentTenantId(), created_by: from },
      data: { created_by: to },
    });
  }

  /**
   * Deletes drafts that an import created, with their history. A book that has a file now, or into which another one
   * was merged, stays.
   * @returns the ids of the deleted books
   */
  async deleteWithoutFile(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const tenant_id = currentTenantId();
    const rows = await tx.$queryRaw<{ id: string }[]>`
      delete from catalog.book b where b.tenant_id = ${tenant_id}::uuid and b.id = any(${ids}::uuid[]) and b.awaits_file
        and b.status = 'draft' and b.merged_into is null
        and not exists (select from catalog.book m where m.tenant_id = b.tenant_id and m.merged_into = b.id)
      returning b.id`;
    const deleted = rows.map(({ id }) => id);
    await tx.bookHistoryEntry.deleteMany({ where: { tenant_id, book_id: { in: deleted } } });
    await this.announce(tx, deleted);
    return deleted;
  }

  /**
   * Adds a history entry for a decision that does not change the row: a school's decision about a book of the
   * platform is in the school's own history of it.
   * @returns the id of the entry
   */
  record(tx: Tx, bookId: string, line: BookHistoryLine, id?: string): Promise<string> {
    return addHistoryEntry(tx, bookId, line, this.clock.now(), id);
  }

  /**
   * Announces that books, their cases or their reports change, to the pages that follow them. The other methods do so
   * themselves, for what they change.
   */
  announce(tx: Tx, ids: readonly string[]): Promise<void> {
    return this.live.publish(tx, BOOKS_TOPIC, ids);
  }

  private writeDetails(
    tx: Tx,
    book: Book,
    changes: Changes,
    actor: BookActor,
    extra: BookUpdate,
  ): Promise<void> {
    return this.write(
      tx,
      book,
      { ...(changedColumns(changes) as BookUpdate), ...extra },
      { by: actor.id, kind: 'withdrawn' },
    );
  }

  private async auditPrice(tx: Tx, book: Book, changes: Changes, actor: BookActor): Promise<void> {
    const reason = describePriceChange(changes);
    if (reason) await this.auditLog.record(tx, 'book.priced', book.title, { reason, actorId: actor.id });
  }

  /** Whether a draft was never published, has no moderation case, and no history (a book from a list has one). */
  private async isUnseenDraft(tx: Tx, book: Book, actor: BookActor): Promise<boolean> {
    if (book.status !== 'draft' || book.published_at !== null || book.created_by !== actor.id) return false;
    const { tenant_id, id: book_id } = book;
    if (await tx.bookModerationCase.findUnique({ where: { tenant_id_book_id: { tenant_id, book_id } } }))
      return false;
    return (await tx.bookHistoryEntry.findFirst({ where: { tenant_id, book_id } })) === null;
  }

  /** Updates the row and adds the events for its new status and price; the caller adds the history entry. */
  async write(tx: Tx, book: Book, data: BookUpdate, cause: Cause): Promise<void> {
    const status = data.status ?? book.status;
    if (status !== book.status && status !== 'archived') assertNotMerged(book);
    const published = status === 'published' && book.status !== 'published';
    if (published)
      await assertBothConsents(tx, { ...book, file_id: (data.file_id ?? book.file_id) as string });
    if (setsPrice(book, data)) await this.sale.assertMaySell(tx, book);
    const after = await this.update(tx, book.id, {
      ...data,
      ...(published && { published_at: book.published_at ?? this.clock.now() }),
    });
    if (published)
      await this.outbox.add(tx, BookPublished, {
        book_id: book.id,
        published_by: cause.by ?? book.created_by,
        first: book.published_at === null,
      });
    if (book.status === 'published' && status !== 'published')
      await this.outbox.add(tx, BookWithdrawn, {
        book_id: book.id,
        ...(cause.by && { withdrawn_by: cause.by }),
        kind: cause.kind,
        ...(cause.reason && { reason: cause.reason }),
      });
    if (
      after.price_minor !== book.price_minor ||
      after.currency !== book.currency ||
      after.charity_bps !== book.charity_bps
    )
      await this.outbox.add(tx, BookPriceChanged, {
        book_id: book.id,
        changed_by: cause.by ?? book.created_by,
        old_price_minor: book.price_minor,
        old_currency: book.currency,
        old_charity_bps: book.charity_bps,
        price_minor: after.price_minor,
        currency: after.currency,
        charity_bps: after.charity_bps,
      });
    await this.cache.announce(tx);
  }

  private async update(tx: Tx, id: string, data: BookUpdate): Promise<Book> {
    await this.announce(tx, [id]);
    return tx.book.update({ where: { tenant_id_id: { tenant_id: currentTenantId(), id } }, data });
  }
}

/** Whether a change gives a book a price, or another one. */
const setsPrice = (book: Book, data: BookUpdate): boolean =>
  typeof data.price_minor === 'number' &&
  (data.price_minor !== book.price_minor || data.currency !== book.currency);
