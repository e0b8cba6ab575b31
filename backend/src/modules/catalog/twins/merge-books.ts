import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Book } from '../../../platform/db/generated/client.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { UNRATED_FROM } from '../books/book-access.rules.ts';
import { BooksMerged } from '../contract.ts';
import { Deeds } from '../deeds.ts';
import { DeskPlaces } from '../desk/move-book.ts';
import { noteMove } from '../imports/import-when-list-started.ts';
import { gained } from './merge.rules.ts';

/**
 * Makes one book of several: those that go stand in the archive, their addresses lead to the one that stays, which takes
 * over what it does not say itself. Their readers follow by `books-merged`. A school's copy of a book of the platform
 * becomes part of that one, which is the platform's and stays as it is.
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
    private readonly deeds: Deeds,
    private readonly outbox: Outbox,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ keep, others }: MergeBooks): Promise<{ id: string; merged: number }> {
    if (others.includes(keep))
      throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
        fields: { others: ['A book cannot become part of itself.'] },
      });
    // The platform's team makes a school's copy part of its book inside that school.
    const merged = await this.places.ofBooks([keep, ...others], (doer) =>
      this.db.transaction(async (tx) => {
        const tenant_id = currentTenantId();
        const own = await lockAll(tx, [keep, ...others]);
        const platforms = own.some(({ id }) => id === keep) ? null : await ofPlatform(tx, keep);
        const books = platforms ? [...own, platforms] : own;
        const kept = books.find(({ id }) => id === keep);
        const going = books.filter(({ id, merged_into }) => id !== keep && merged_into !== keep);
        if (!kept || books.length !== others.length + 1) throw notFound('book');
        assertStays(kept, going);
        if (platforms) assertFollowable(platforms, going);
        const changes = platforms ? {} : gained(kept, going);
        if (Object.keys(changes).length > 0)
          await tx.book.update({
            where: { tenant_id_id: { tenant_id, id: keep } },
            data: Object.fromEntries(Object.entries(changes).map(([name, [, value]]) => [name, value])),
          });
        for (const book of going) {
          await tx.book.update({
            where: { tenant_id_id: { tenant_id, id: book.id } },
            data: { status: 'archived', merged_into: keep },
          });
          // Whoever became part of this one before is led on to where it went.
          await tx.book.updateMany({
            where: { tenant_id, merged_into: book.id },
            data: { merged_into: keep },
          });
          await noteMove(tx, book.id, 'merge', { merged_into: [null, keep] }, doer);
          await this.outbox.add(tx, BooksMerged, { kept_id: keep, merged_id: book.id });
          await this.deeds.note(tx, 'books.merged', book.title);
        }
        if (going.length > 0 && !platforms) await noteMove(tx, keep, 'merge', changes, doer);
        await this.cache.announce(tx);
        return going.length;
      }),
    );
    this.cache.forget();
    return { id: keep, merged };
  }
}

/** Locks the books in one order, so that two who merge at once wait for each other and never for ever. */
async function lockAll(tx: Tx, ids: readonly string[]): Promise<Book[]> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from catalog.book where tenant_id = ${tenant_id}::uuid and id = any(${ids}::uuid[]) order by id for update`;
  return tx.book.findMany({ where: { tenant_id, id: { in: [...ids] } } });
}

/** A book that the platform has on the shelves of every school; it is read, never changed from here. */
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
    throw conflict('merged_already', 'One of these became part of another book meanwhile. Load the page anew.');
  if (kept.status === 'archived')
    throw conflict('keeps_archived', 'The book that stays is in the archive. Bring it back first, or keep another one.');
  if (kept.awaits_file && going.some(({ awaits_file }) => !awaits_file))
    throw conflict('keeps_empty', 'The book that stays has no file. Keep the one that can be read; it takes over what the other one says.');
  if (going.some(({ student_made }) => student_made))
    throw conflict('story_goes', 'A story of a child belongs to its author. Keep the story, or withdraw it by itself.');
} // prettier-ignore

/** Whoever reads a school's copy must be able to go on reading: nobody loses a book because two became one. */
function assertFollowable(kept: Book, going: readonly Book[]): void {
  const conflict = (code: string, message: string) => new AppError('conflict', code, message);
  if (kept.price_minor !== null && going.some(({ price_minor }) => price_minor === null))
    throw conflict('keeps_for_sale', 'The platform’s book is for sale, and yours is free. Your readers would lose it: tell them apart.');
  const rated = going.flatMap(({ status, age_rating }) => (status === 'published' && age_rating !== null ? [age_rating] : []));
  if (rated.length > 0 && (kept.age_rating ?? UNRATED_FROM) > Math.min(...rated))
    throw conflict('keeps_older', 'The platform’s book is for older readers than yours. Some would lose it: tell them apart, or ask the platform’s team about its age.');
} // prettier-ignore

/** Remembers of books that they are not the same, however alike they look. */
export class TellApart extends Command<{ books: number }> {
  constructor(readonly books: readonly string[]) {
    super();
  }
}

@CommandHandler(TellApart)
export class TellApartHandler implements ICommandHandler<TellApart> {
  constructor(
    private readonly db: Db,
    private readonly deeds: Deeds,
    private readonly places: DeskPlaces,
  ) {}

  async execute({ books: ids }: TellApart): Promise<{ books: number }> {
    return this.places.ofBooks(ids, ({ id: actor_id }) =>
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
        const { count } = await tx.bookApart.createMany({ data: pairs, skipDuplicates: true });
        if (count > 0) await this.deeds.note(tx, 'books.told_apart', books[0]!.title);
        return { books: books.length };
      }),
    );
  }
}
