import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { PublicCache } from '../../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../../platform/messaging/consumers.ts';
import { ListSchools } from '../../../tenancy/contract.ts';
import { transferOwners } from '../../library/ownership/owned-book.ts';
import { BooksMerged } from '../../contract.ts';

/**
 * Transfers readers' data of a merged book to the book that it was merged into: positions, notes, sessions,
 * reactions, reviews, lists, words, ownership, books of libraries and reports. For a book of the platform, in every school. A
 * second run finds nothing to change.
 */
@Injectable()
@Consumes(BooksMerged, { name: 'catalog.follow-merged-book', queue: 'imports' })
export class TransferReadersWhenBooksMerged implements Consumer<BooksMerged> {
  constructor(
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ kept_id, merged_id }: BooksMerged): Promise<void> {
    const owner = currentTenantId();
    // The kept book may have been merged into a third one meanwhile.
    const found = await this.whereItWent(kept_id);
    if (!found) return;
    for await (const tenantId of this.schools(owner))
      await inContext({ ...currentContext()!, tenantId }, () =>
        this.db.transaction((tx) => lead(tx, merged_id, found)),
      );
    this.cache.forget();
  }

  /** The book at the end of the chain: a school's book may be merged into the platform's, and that into a third. */
  private async whereItWent(id: string, hops = 5): Promise<Standing | null> {
    const [found] = await this.db.rows<Standing & { merged_into: string | null }>({
      name: 'where_a_book_went',
      text: 'select id, tenant_id, merged_into from catalog.book where tenant_id in ($1, $2) and id = $3',
      values: [currentTenantId(), PLATFORM_TENANT_ID, id],
    });
    if (!found?.merged_into || hops === 0) return found ?? null;
    return this.whereItWent(found.merged_into, hops - 1);
  }

  /** `prepare` does everything, school by school; this transaction only stores the receipt. */
  async handle(): Promise<void> {}

  private async *schools(owner: string): AsyncGenerator<string> {
    yield owner;
    if (owner !== PLATFORM_TENANT_ID) return;
    const limit = 100;
    for (let offset = 0; ; offset += limit) {
      const { schools } = await this.queries.execute(new ListSchools('', limit, offset));
      for (const { id } of schools) if (id !== owner) yield id;
      if (schools.length < limit) return;
    }
  }
}

interface Standing {
  id: string;
  tenant_id: string;
}

/**
 * Transfers what the readers of one school have of a book to another one; of two entries of one kind the newer one
 * stays.
 */
async function lead(tx: Tx, from: string, { id: to, tenant_id: owner }: Standing): Promise<void> {
  const tenant = currentTenantId();
  await tx.$executeRaw`
    delete from catalog.reading_progress p using catalog.reading_progress q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.user_id = p.user_id
      and ((p.book_id = ${from}::uuid and q.book_id = ${to}::uuid and p.client_time <= q.client_time)
        or (p.book_id = ${to}::uuid and q.book_id = ${from}::uuid and p.client_time < q.client_time))`;
  await tx.$executeRaw`
    delete from catalog.reading_place p using catalog.reading_place q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.user_id = p.user_id and q.device_id = p.device_id
      and ((p.book_id = ${from}::uuid and q.book_id = ${to}::uuid and p.client_time <= q.client_time)
        or (p.book_id = ${to}::uuid and q.book_id = ${from}::uuid and p.client_time < q.client_time))`;
  // Of two states the newer one stays; a book that was finished under either id is finished.
  await tx.$executeRaw`
    insert into catalog.reading_state as k (tenant_id, user_id, book_id, book_tenant_id, state, reread_count, finished_at, since,
      client_time)
    select tenant_id, user_id, ${to}::uuid, ${owner}::uuid, state, reread_count, finished_at, since, client_time
    from catalog.reading_state where tenant_id = ${tenant}::uuid and book_id = ${from}::uuid
    on conflict (tenant_id, user_id, book_id) do update set
      state = case when k.client_time < excluded.client_time then excluded.state else k.state end,
      since = case when k.client_time < excluded.client_time then excluded.since else k.since end,
      client_time = greatest(k.client_time, excluded.client_time),
      finished_at = least(k.finished_at, excluded.finished_at),
      reread_count = greatest(k.reread_count, excluded.reread_count)`;
  await tx.readingState.deleteMany({ where: { tenant_id: tenant, book_id: from } });
  // Of two reviews by one person, that of the kept book stays.
  await tx.$executeRaw`
    delete from catalog.book_reaction p using catalog.book_reaction q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.user_id = p.user_id
      and p.book_id = ${from}::uuid and q.book_id = ${to}::uuid`;
  await tx.$executeRaw`
    delete from catalog.book_review p using catalog.book_review q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.user_id = p.user_id
      and p.book_id = ${from}::uuid and q.book_id = ${to}::uuid`;
  await tx.$executeRaw`
    delete from catalog.book_report p using catalog.book_report q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.user_id = p.user_id
      and p.book_id = ${from}::uuid and q.book_id = ${to}::uuid`;
  await tx.$executeRaw`
    delete from catalog.reading_list_book p using catalog.reading_list_book q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.list_id = p.list_id
      and p.book_id = ${from}::uuid and q.book_id = ${to}::uuid`;
  await transferOwners(tx, from, to);
  const where = { tenant_id: tenant, book_id: from };
  const data = { book_id: to, book_tenant_id: owner };
  // `updated_at` is not changed: the day of reading is not the day of the merge.
  await tx.$executeRaw`update catalog.reading_progress set book_id = ${to}::uuid, book_tenant_id = ${owner}::uuid
    where tenant_id = ${tenant}::uuid and book_id = ${from}::uuid`;
  await tx.readingPlace.updateMany({ where, data });
  await tx.readingSession.updateMany({ where, data });
  await tx.$executeRaw`update catalog.annotation set book_id = ${to}::uuid, book_tenant_id = ${owner}::uuid
    where tenant_id = ${tenant}::uuid and book_id = ${from}::uuid`;
  await tx.bookReaction.updateMany({ where, data });
  await tx.$executeRaw`update catalog.book_review set book_id = ${to}::uuid, book_tenant_id = ${owner}::uuid
    where tenant_id = ${tenant}::uuid and book_id = ${from}::uuid`;
  await tx.bookReport.updateMany({ where, data });
  // A hidden book stays hidden after a merge. A school does not hide its own books, so this applies to books of the
  // platform only.
  if (owner === PLATFORM_TENANT_ID)
    await tx.$executeRaw`
      insert into catalog.hidden_book (tenant_id, book_id, reason, note, hidden_by, hidden_name, hidden_at)
      select tenant_id, ${to}::uuid, reason, note, hidden_by, hidden_name, hidden_at from catalog.hidden_book
      where tenant_id = ${tenant}::uuid and book_id = ${from}::uuid on conflict do nothing`;
  await tx.hiddenBook.deleteMany({ where: { tenant_id: tenant, book_id: from } });
  await tx.readingListBook.updateMany({ where, data });
  await tx.savedWord.updateMany({ where, data });
  await tx.$executeRaw`
    delete from catalog.library_book p using catalog.library_book q
    where p.tenant_id = ${tenant}::uuid and q.tenant_id = p.tenant_id and q.library_id = p.library_id
      and p.book_id = ${from}::uuid and q.book_id = ${to}::uuid`;
  await tx.libraryBook.updateMany({ where, data });
}
