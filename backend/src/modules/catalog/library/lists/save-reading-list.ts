import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { FindStudentNames, GetClassGroups, ListStudentSummaries } from '../../../identity/contract.ts';
import { isVisibleTo, visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { ReaderProfiles } from '../books/reader-profiles.ts';
import { mayChangeList, type Audience, type ListViewer, type ListFacts } from './list-access.rules.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { ListViewers } from './list-viewers.ts';
import { unpublishList } from './publish-reading-list.ts';
import { reasonNotPublishable, wordsOf, type PublicListTexts } from './public-list.rules.ts';
import { MAX_LISTED_BOOKS, type ReadingListBody } from './list-bodies.ts';

type Person = NonNullable<Reader>;
const MAX_LISTS = 200;

const refuse = (member: string, message: string): AppError => invalidFields({ [member]: [message] });

/** The audience of a list, with the ids that it needs. */
interface ListTarget {
  audience: Audience;
  class_id: string | null;
  group_id: string | null;
  student_id: string | null;
}

/** Creates a list (id null), or changes one: the request replaces all of it. */
export class SaveReadingList extends Command<{ id: string }> {
  constructor(
    readonly id: string | null,
    readonly reader: Person,
    readonly body: ReadingListBody,
  ) {
    super();
  }
}

@CommandHandler(SaveReadingList)
export class SaveReadingListHandler implements ICommandHandler<SaveReadingList> {
  constructor(
    private readonly db: Db,
    private readonly viewers: ListViewers,
    private readonly readers: ReaderProfiles,
    private readonly queries: QueryBus,
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, reader, body }: SaveReadingList): Promise<{ id: string }> {
    const words = { title: body.title, note: body.note, notes: body.books.map(({ note }) => note) };
    const [requester, known, students] = await Promise.all([
      this.viewers.of(reader),
      this.readers.know(reader),
      id === null ? [] : this.queries.execute(new FindStudentNames(wordsOf(words))),
    ]);
    const target = await this.targetOf(body, requester);
    const tenant_id = currentTenantId();
    const facts = {
      title: body.title,
      note: body.note,
      ...target,
      due_on: body.due_on && target.audience !== 'draft' ? new Date(`${body.due_on}T00:00:00Z`) : null,
    };
    const kept = await this.db.transaction(async (tx) => {
      const books = await visibleBooks(
        tx,
        known,
        body.books.map((book) => book.id),
      );
      if (id === null) {
        await leaveRoom(tx, reader.userId);
      } else {
        await lockList(tx, requester, id);
        await this.keepPublished(tx, id, target.audience, words, students);
        await tx.readingListBook.deleteMany({ where: { tenant_id, list_id: id } });
      }
      const list_id = id ?? newId();
      if (id === null)
        await tx.readingList.createMany({
          data: [{ ...facts, id: list_id, tenant_id, created_by: reader.userId }],
        });
      else await tx.readingList.update({ where: { tenant_id_id: { tenant_id, id } }, data: facts });
      await tx.readingListBook.createMany({
        data: body.books.map((book, position) => ({
          tenant_id,
          list_id,
          book_tenant_id: books.get(book.id.toLowerCase())!,
          book_id: book.id.toLowerCase(),
          position,
          note: book.note,
        })),
      });
      return { id: list_id };
    });
    if (id !== null) this.cache.forget();
    return kept;
  }

  /** Checks that a published list can stay public; a list that becomes a draft, a group's or a child's is unpublished. */
  private async keepPublished(
    tx: Tx,
    id: string,
    audience: Audience,
    words: PublicListTexts,
    students: readonly string[],
  ): Promise<void> {
    const where = { tenant_id: currentTenantId(), list_id: id };
    if ((await tx.publicList.count({ where })) === 0) return;
    if (audience === 'draft' || audience === 'group' || audience === 'child') {
      await unpublishList(tx, id);
      await this.auditLog.record(tx, 'list.closed', words.title);
    } else {
      const refusal = reasonNotPublishable(audience, words, students);
      if (refusal) throw new AppError('conflict', 'list_stands_open', refusal);
    }
    await this.cache.announce(tx);
  }

  /** The class, group or child of the list; only its teachers and those who lead the school may choose it. */
  private async targetOf(
    { audience, class_id, group_id, student_id }: ReadingListBody,
    requester: ListViewer,
  ): Promise<ListTarget> {
    const nobody = { class_id: null, group_id: null, student_id: null };
    if (audience === 'draft' || audience === 'school') return { audience, ...nobody };
    const teaches = (id: string) => requester.leads || requester.taught.includes(id);
    const { classes, groups } = await this.queries.execute(
      new GetClassGroups(class_id ? [class_id] : [], group_id ? [group_id] : []),
    );
    if (audience === 'class' || audience === 'child') {
      const [found] = classes;
      if (!found || !teaches(found.id)) throw refuse('class_id', 'Choose one of your classes.');
      if (audience === 'class') return { audience, ...nobody, class_id: found.id };
      const students = await this.queries.execute(new ListStudentSummaries(found.id));
      const child = students.find(({ id }) => id === student_id?.toLowerCase());
      if (!child) throw refuse('student_id', 'Choose a child of this class.');
      return { audience, ...nobody, class_id: found.id, student_id: child.id };
    }
    const [group] = groups;
    if (!group || !teaches(group.class_id))
      throw refuse('group_id', 'Choose a group of one of your classes.');
    return { audience, ...nobody, class_id: group.class_id, group_id: group.id };
  }
}

/** Adds a book at the end of a list; a book that is on it already keeps its position. */
export class AddToReadingList extends Command<{ id: string; books_count: number }> {
  constructor(
    readonly id: string,
    readonly reader: Person,
    readonly bookId: string,
  ) {
    super();
  }
}

@CommandHandler(AddToReadingList)
export class AddToReadingListHandler implements ICommandHandler<AddToReadingList> {
  constructor(
    private readonly db: Db,
    private readonly viewers: ListViewers,
    private readonly readers: ReaderProfiles,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, reader, bookId }: AddToReadingList): Promise<{ id: string; books_count: number }> {
    const [requester, known] = await Promise.all([this.viewers.of(reader), this.readers.know(reader)]);
    const tenant_id = currentTenantId();
    const filled = await this.db.transaction(async (tx) => {
      await lockList(tx, requester, id);
      const there = await tx.readingListBook.findMany({
        where: { tenant_id, list_id: id },
        select: { book_id: true, position: true },
      });
      if (there.some((book) => book.book_id === bookId)) return { id, books_count: there.length };
      const found = await visibleBooks(tx, known, [bookId]);
      if (there.length >= MAX_LISTED_BOOKS)
        throw new AppError(
          'conflict',
          'list_full',
          `A list holds at most ${MAX_LISTED_BOOKS} books. Make a second one.`,
        );
      await tx.readingListBook.createMany({
        data: [
          {
            tenant_id,
            list_id: id,
            book_tenant_id: found.get(bookId)!,
            book_id: bookId,
            position: Math.max(-1, ...there.map(({ position }) => position)) + 1,
          },
        ],
      });
      await this.cache.announce(tx);
      return { id, books_count: there.length + 1 };
    });
    this.cache.forget();
    return filled;
  }
}

/** Deletes a list; reading data are kept. */
export class RemoveReadingList extends Command<void> {
  constructor(
    readonly id: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(RemoveReadingList)
export class RemoveReadingListHandler implements ICommandHandler<RemoveReadingList> {
  constructor(
    private readonly db: Db,
    private readonly viewers: ListViewers,
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, reader }: RemoveReadingList): Promise<void> {
    const requester = await this.viewers.of(reader);
    await this.db.transaction(async (tx) => {
      const { title } = await lockList(tx, requester, id);
      if (await unpublishList(tx, id)) await this.auditLog.record(tx, 'list.closed', title);
      await this.cache.announce(tx);
      await tx.readingList.delete({ where: { tenant_id_id: { tenant_id: currentTenantId(), id } } });
    });
    this.cache.forget();
  }
}

/** Locks the list until the transaction ends, so that changes of it follow each other. */
async function lockList(tx: Tx, requester: ListViewer, id: string): Promise<{ title: string }> {
  const [found] = await tx.$queryRaw<(ListFacts & { title: string })[]>`
    select title, audience, class_id, group_id, student_id, created_by from catalog.reading_list
    where tenant_id = ${currentTenantId()}::uuid and id = ${id}::uuid for update`;
  if (!found || !mayChangeList(requester, found)) throw notFound('reading list');
  return found;
}

/** Checks the limit of lists; serialized, so that two concurrent requests cannot exceed it. */
async function leaveRoom(tx: Tx, userId: string): Promise<void> {
  const tenant_id = currentTenantId();
  await lockUntilCommit(tx, `lists ${tenant_id} ${userId}`);
  if ((await tx.readingList.count({ where: { tenant_id, created_by: userId } })) >= MAX_LISTS)
    throw new AppError(
      'conflict',
      'too_many_lists',
      `You have ${MAX_LISTS} reading lists. Delete one first.`,
    );
}

/** Owners of the books, by id. A book that the author of the list does not find cannot be added. */
async function visibleBooks(tx: Tx, reader: Reader, ids: string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const found = await tx.book.findMany({
    where: { tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] }, id: { in: wanted } },
    select: {
      id: true,
      tenant_id: true,
      status: true,
      visibility: true,
      class_id: true,
      age_rating: true,
    },
  });
  const away = await tx.hiddenBook.findMany({
    where: { tenant_id: currentTenantId(), book_id: { in: wanted } },
    select: { book_id: true },
  });
  const hidden = new Set(away.map(({ book_id }) => book_id));
  const scope = visibilityScopeOf(reader);
  const there = new Map(
    found
      .filter((book) => isVisibleTo(scope, { ...book, hidden: hidden.has(book.id) }))
      .map((book) => [book.id, book.tenant_id]),
  );
  if (wanted.some((id) => !there.has(id)))
    throw refuse('books', 'One of these books is not in the library. Take it off the list.');
  return there;
}
