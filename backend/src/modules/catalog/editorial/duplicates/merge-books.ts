import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import type { Book } from '../../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { UNRATED_MIN_AGE } from '../../library/books/book-access.rules.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { ModerationTenants } from '../moderation/transition-book.ts';
import { mergeDetails } from './merge.rules.ts';

/**
 * Merges books: the merged ones are archived, their addresses lead to the one that stays, and it takes over values
 * that it lacks. `books-merged` transfers their readers. A school's copy of a book of the platform can be merged into
 * that book, which is not changed.
 */
export class MergeBooks extends Command<{ id: string; merged: number }> {
  constructor(
    readonly keep: string,
    readonly others: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(MergeBooks)
export class MergeBooksHandler implements ICommandHandler<MergeBooks> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly tenants: ModerationTenants,
    private readonly writer: BookWriter,
  ) {}

  async execute({ keep, others }: MergeBooks): Promise<{ id: string; merged: number }> {
    if (others.includes(keep)) throw invalidFields({ others: ['A book cannot become part of itself.'] });
    // The platform's team merges a school's copy into the platform's book in the tenant context of that school.
    const merged = await this.tenants.ofBooks([keep, ...others], (actor) =>
      this.db.transaction(async (tx) => {
        const own = await this.writer.lockAll(tx, [keep, ...others]);
        const platforms = own.some(({ id }) => id === keep) ? null : await ofPlatform(tx, keep);
        const books = platforms ? [...own, platforms] : own;
        const kept = books.find(({ id }) => id === keep);
        const going = books.filter(({ id, merged_into }) => id !== keep && merged_into !== keep);
        if (!kept || books.length !== others.length + 1) throw notFound('book');
        assertStays(kept, going);
        if (platforms) assertFollowable(platforms, going);
        const changes = platforms ? {} : mergeDetails(kept, going);
        for (const book of going) await this.writer.mergeInto(tx, book, keep, actor);
        if (going.length > 0 && !platforms)
          await this.writer.changeDetails(tx, kept, changes, { move: 'merge', actor });
        return going.length;
      }),
    );
    this.cache.forget();
    return { id: keep, merged };
  }
}

/** A book that the platform publishes for every school; it is only read here, not changed. */
const ofPlatform = (tx: Tx, id: string): Promise<Book | null> =>
  tx.book.findFirst({
    where: {
      tenant_id: PLATFORM_TENANT_ID,
      id,
      status: 'published',
      visibility: { in: ['school', 'platform', 'public'] },
      merged_into: null,
    },
  });

function assertStays(kept: Book, going: readonly Book[]): void {
  const conflict = (code: string, message: string) => new AppError('conflict', code, message);
  if (kept.merged_into || going.some(({ merged_into }) => merged_into))
    throw conflict(
      'merged_already',
      'One of these became part of another book meanwhile. Load the page anew.',
    );
  if (kept.status === 'archived')
    throw conflict(
      'keeps_archived',
      'The book that stays is in the archive. Bring it back first, or keep another one.',
    );
  if (kept.awaits_file && going.some(({ awaits_file }) => !awaits_file))
    throw conflict(
      'keeps_empty',
      'The book that stays has no file. Keep the one that can be read; it takes over what the other one says.',
    );
  if (going.some(({ student_made }) => student_made))
    throw conflict(
      'story_goes',
      'A story of a child belongs to its author. Keep the story, or withdraw it by itself.',
    );
}

/** Readers of a school's copy must be able to read the platform's book, so that nobody loses a book by a merge. */
function assertFollowable(kept: Book, going: readonly Book[]): void {
  const conflict = (code: string, message: string) => new AppError('conflict', code, message);
  if (kept.price_minor !== null && going.some(({ price_minor }) => price_minor === null))
    throw conflict(
      'keeps_for_sale',
      'The platform’s book is for sale, and yours is free. Your readers would lose it: tell them apart.',
    );
  const rated = going.flatMap(({ status, age_rating }) =>
    status === 'published' && age_rating !== null ? [age_rating] : [],
  );
  if (rated.length > 0 && (kept.age_rating ?? UNRATED_MIN_AGE) > Math.min(...rated))
    throw conflict(
      'keeps_older',
      'The platform’s book is for older readers than yours. Some would lose it: tell them apart, or ask the platform’s team about its age.',
    );
}

/** Marks books as distinct: they are no longer listed as duplicates of each other. */
export class MarkBooksDistinct extends Command<{ books: number }> {
  constructor(readonly books: readonly string[]) {
    super();
  }
}

@CommandHandler(MarkBooksDistinct)
export class MarkBooksDistinctHandler implements ICommandHandler<MarkBooksDistinct> {
  constructor(
    private readonly db: Db,
    private readonly auditLog: CatalogAuditLog,
    private readonly tenants: ModerationTenants,
  ) {}

  async execute({ books: ids }: MarkBooksDistinct): Promise<{ books: number }> {
    return this.tenants.ofBooks(ids, ({ id: actor_id }) =>
      this.db.transaction(async (tx) => {
        const tenant_id = currentTenantId();
        const books = await tx.book.findMany({
          where: { tenant_id: { in: [tenant_id, PLATFORM_TENANT_ID] }, id: { in: [...ids] } },
          orderBy: { id: 'asc' },
        });
        if (books.length !== ids.length) throw notFound('book');
        const pairs = books.flatMap((one, at) =>
          books.slice(at + 1).map((other) => ({ tenant_id, one_id: one.id, other_id: other.id, actor_id })),
        );
        const { count } = await tx.distinctBookPair.createMany({ data: pairs, skipDuplicates: true });
        if (count > 0) await this.auditLog.record(tx, 'books.told_apart', books[0]!.title);
        return { books: books.length };
      }),
    );
  }
}
