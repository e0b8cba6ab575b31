import { WORLD_LIMITS } from '@bookgrove/contract/dear-world-book';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { lockUntilCommit } from '../../../../platform/db/advisory-lock.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { FindStudentNames } from '../../../identity/contract.ts';
import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { slugOf } from '../books/book.rules.ts';
import { visibilitySql } from '../books/visibility-sql.ts';
import { namedStatement } from '../search/list-books.statements.ts';
import { CatalogAuditLog } from '../../shared/audit-log.ts';
import { mayChangeList, type ListFacts } from './list-access.rules.ts';
import { ListViewers } from './list-viewers.ts';
import { reasonNotPublishable, wordsOf, type PublicListTexts } from './public-list.rules.ts';

type Person = NonNullable<Reader>;

/** Publishes a list in a library of its school, or moves it into another one; its address stays. */
export class PublishReadingList extends Command<void> {
  constructor(
    readonly id: string,
    readonly reader: Person,
    readonly libraryId: string,
  ) {
    super();
  }
}

@CommandHandler(PublishReadingList)
export class PublishReadingListHandler implements ICommandHandler<PublishReadingList> {
  constructor(
    private readonly db: Db,
    private readonly viewers: ListViewers,
    private readonly queries: QueryBus,
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, reader, libraryId }: PublishReadingList): Promise<void> {
    const requester = await this.viewers.of(reader);
    const tenant_id = currentTenantId();
    // Names are looked up before the lock; if the texts changed in between, they are checked again.
    const before = await this.db.transaction((tx) => listOf(tx, id));
    const [students, hasBooks] = await Promise.all([
      this.queries.execute(new FindStudentNames(wordsOf(before))),
      this.hasBooksForAll(id),
    ]);
    await this.db.transaction(async (tx) => {
      // Serialized, so that two lists get different addresses and the limit holds.
      await lockUntilCommit(tx, `public lists ${tenant_id}`);
      const list = await listOf(tx, id);
      if (!mayChangeList(requester, list)) throw notFound('reading list');
      if (wordsOf(list) !== wordsOf(before))
        throw new AppError('conflict', 'list_changed', 'Somebody changed this list just now. Try again.');
      const refusal = reasonNotPublishable(list.audience, list, students);
      if (refusal) throw new AppError('conflict', 'list_stays_closed', refusal);
      const library = await tx.library.findUnique({
        where: { tenant_id_id: { tenant_id, id: libraryId } },
        select: { shown: true },
      });
      if (!library?.shown) throw new AppError('conflict', 'library_closed', 'Choose a library that is open.');
      const open = await tx.publicList.findUnique({
        where: { tenant_id_list_id: { tenant_id, list_id: id } },
      });
      if (open?.library_id === libraryId) return;
      if (
        (await tx.publicList.count({ where: { tenant_id, library_id: libraryId } })) >=
        WORLD_LIMITS.publicLists
      )
        throw new AppError(
          'conflict',
          'too_many_public_lists',
          `${WORLD_LIMITS.publicLists} lists stand open in this library. Close one first.`,
        );
      if (open)
        await tx.publicList.update({
          where: { tenant_id_list_id: { tenant_id, list_id: id } },
          data: { library_id: libraryId },
        });
      else {
        if (!hasBooks)
          throw new AppError(
            'conflict',
            'nothing_for_all',
            'None of its books can be shown to everybody. Add one that visitors find in the library.',
          );
        const slug = await freeSlug(tx, list.title);
        await tx.publicList.createMany({ data: [{ tenant_id, list_id: id, library_id: libraryId, slug }] });
        await this.auditLog.record(tx, 'list.opened', list.title);
      }
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }

  private async hasBooksForAll(id: string): Promise<boolean> {
    const values: unknown[] = [currentTenantId(), id];
    const visible = visibilitySql(visibilityScopeOf(null), (value) => `$${values.push(value)}`);
    const rows = await this.db.rows(
      namedStatement(
        `select 1 from catalog.reading_list_book i
         join catalog.book b on b.tenant_id = i.book_tenant_id and b.id = i.book_id and ${visible}
         where i.tenant_id = $1::uuid and i.list_id = $2::uuid limit 1`,
        values,
      ),
    );
    return rows.length > 0;
  }
}

/** Unpublishes a list; its readers at the school still see it. Doing it again changes nothing. */
export class UnpublishReadingList extends Command<void> {
  constructor(
    readonly id: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@CommandHandler(UnpublishReadingList)
export class UnpublishReadingListHandler implements ICommandHandler<UnpublishReadingList> {
  constructor(
    private readonly db: Db,
    private readonly viewers: ListViewers,
    private readonly auditLog: CatalogAuditLog,
    private readonly cache: PublicCache,
  ) {}

  async execute({ id, reader }: UnpublishReadingList): Promise<void> {
    const requester = await this.viewers.of(reader);
    await this.db.transaction(async (tx) => {
      const list = await listOf(tx, id);
      if (!mayChangeList(requester, list)) throw notFound('reading list');
      if (!(await unpublishList(tx, id))) return;
      await this.auditLog.record(tx, 'list.closed', list.title);
      await this.cache.announce(tx);
    });
    this.cache.forget();
  }
}

/** Unpublishes a list. @returns whether it was published */
export async function unpublishList(tx: Tx, list_id: string): Promise<boolean> {
  const { count } = await tx.publicList.deleteMany({ where: { tenant_id: currentTenantId(), list_id } });
  return count > 0;
}

/** The list with all its texts, locked until the transaction ends. @throws AppError not_found */
async function listOf(tx: Tx, id: string): Promise<ListFacts & PublicListTexts> {
  const [found] = await tx.$queryRaw<(ListFacts & PublicListTexts)[]>`
    select l.audience, l.class_id, l.group_id, l.created_by, l.title, l.note,
      array(select i.note from catalog.reading_list_book i where i.tenant_id = l.tenant_id and i.list_id = l.id
        and i.note <> '' order by i.position) as notes
    from catalog.reading_list l where l.tenant_id = ${currentTenantId()}::uuid and l.id = ${id}::uuid for update of l`;
  if (!found) throw notFound('reading list');
  return found;
}

/** An address from the title that no other list of the school has. */
async function freeSlug(tx: Tx, title: string): Promise<string> {
  const base = slugOf(title).slice(0, 70).replace(/-+$/, '');
  const taken = new Set(
    (
      await tx.publicList.findMany({
        where: { tenant_id: currentTenantId(), slug: { startsWith: base } },
        select: { slug: true },
      })
    ).map(({ slug }) => slug),
  );
  let slug = base;
  for (let n = 2; taken.has(slug); n += 1) slug = `${base}-${n}`;
  return slug;
}
