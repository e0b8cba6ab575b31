import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { ReversibleChanges, type ReversibleRows } from '../../../../platform/db/reversible-changes.ts';
import { Consumes } from '../../../../platform/messaging/consumers.ts';
import {
  PeopleMerged,
  PeopleMergeUndone,
  RestoreWhenMergeUndone,
  TransferWhenPeopleMerged,
} from '../../../identity/contract.ts';
import { BookWriter } from '../../library/books/book-writer.ts';
import { mergePositions } from './merge-positions.rules.ts';

const PART = 'catalog.reading';

/** The rows that a transfer changes. */
const ROWS: readonly ReversibleRows[] = [
  ...[
    'reading_progress',
    'reading_state',
    'reading_place',
    'reading_settings',
    'reading_hour',
    'reading_session',
    'paper_reading',
    'book_reaction',
    'annotation',
    'saved_word',
  ].map((table) => ({ table: `catalog.${table}`, kind: 'reading', of: ['user_id'] })),
  { table: 'catalog.school_word', kind: 'reading', of: ['written_by'] },
  { table: 'catalog.reading_list', kind: 'reading', of: ['student_id'] },
  { table: 'catalog.reading_list_reminder', kind: 'reading', of: ['student_id'] },
  { table: 'catalog.book', kind: 'books', of: ['created_by'] },
];

/**
 * Gives the reading positions and uploaded books of a merged account to the surviving account. That account may have
 * been merged itself meanwhile; then the data take the same steps. A second run finds nothing to change.
 */
@Injectable()
@Consumes(PeopleMerged, { name: 'catalog.move-reading', queue: 'privacy' })
export class TransferReadingWhenPeopleMerged extends TransferWhenPeopleMerged {
  protected readonly part = PART;
  protected readonly rows = ROWS;

  constructor(
    changes: ReversibleChanges,
    queries: QueryBus,
    private readonly books: BookWriter,
  ) {
    super(changes, queries);
  }

  protected async transfer(tx: Tx, merged_id: string, keptId: string): Promise<void> {
    const tenant_id = currentTenantId();
    const positions = await tx.readingProgress.findMany({
      where: { tenant_id, user_id: { in: [keptId, merged_id] } },
      select: { user_id: true, book_id: true, percentage: true, client_time: true },
    });
    const { move, drop } = mergePositions(
      positions.filter(({ user_id }) => user_id === keptId),
      positions.filter(({ user_id }) => user_id === merged_id),
    );
    await tx.readingProgress.deleteMany({
      where: {
        tenant_id,
        OR: [
          { user_id: keptId, book_id: { in: move } },
          { user_id: merged_id, book_id: { in: drop } },
        ],
      },
    });
    // Raw SQL, so that `updated_at` stays the time of reading.
    await tx.$executeRaw`update catalog.reading_progress set user_id = ${keptId}::uuid
      where tenant_id = ${tenant_id}::uuid and user_id = ${merged_id}::uuid`;
    await transferStates(tx, tenant_id, merged_id, keptId);
    await transferRest(tx, tenant_id, merged_id, keptId);
    await this.books.changeUploader(tx, merged_id, keptId);
    // Where both reacted to a book, the reaction of the surviving account stays.
    await tx.$executeRaw`delete from catalog.book_reaction m where m.tenant_id = ${tenant_id}::uuid
      and m.user_id = ${merged_id}::uuid and exists (select from catalog.book_reaction k
        where k.tenant_id = m.tenant_id and k.user_id = ${keptId}::uuid and k.book_id = m.book_id)`;
    await tx.bookReaction.updateMany({
      where: { tenant_id, user_id: merged_id },
      data: { user_id: keptId },
    });
  }
}

/** Reading states: of two of one book the newer one stays, finished if either account has finished it. */
async function transferStates(tx: Tx, tenant: string, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    insert into catalog.reading_state as k (tenant_id, user_id, book_id, book_tenant_id, state, reread_count, finished_at, since,
      client_time)
    select tenant_id, ${to}::uuid, book_id, book_tenant_id, state, reread_count, finished_at, since, client_time
    from catalog.reading_state where tenant_id = ${tenant}::uuid and user_id = ${from}::uuid
    on conflict (tenant_id, user_id, book_id) do update set
      state = case when k.client_time < excluded.client_time then excluded.state else k.state end,
      since = case when k.client_time < excluded.client_time then excluded.since else k.since end,
      client_time = greatest(k.client_time, excluded.client_time),
      finished_at = least(k.finished_at, excluded.finished_at),
      reread_count = greatest(k.reread_count, excluded.reread_count)`;
  await tx.readingState.deleteMany({ where: { tenant_id: tenant, user_id: from } });
}

/** Positions of devices, settings, sessions, hours, words and notes: of two of one kind the newer one stays. */
async function transferRest(tx: Tx, tenant: string, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    insert into catalog.reading_place (tenant_id, user_id, book_id, device_id, book_tenant_id, device_kind, device_system,
      locator, percentage, client_time)
    select tenant_id, ${to}::uuid, book_id, device_id, book_tenant_id, device_kind, device_system, locator, percentage, client_time
    from catalog.reading_place where tenant_id = ${tenant}::uuid and user_id = ${from}::uuid
    on conflict (tenant_id, user_id, book_id, device_id) do update
      set locator = excluded.locator, percentage = excluded.percentage, client_time = excluded.client_time
      where reading_place.client_time < excluded.client_time`;
  await tx.$executeRaw`
    insert into catalog.reading_settings (tenant_id, user_id, settings, client_time)
    select tenant_id, ${to}::uuid, settings, client_time from catalog.reading_settings
    where tenant_id = ${tenant}::uuid and user_id = ${from}::uuid
    on conflict (tenant_id, user_id) do update set settings = excluded.settings, client_time = excluded.client_time
      where reading_settings.client_time < excluded.client_time`;
  await tx.$executeRaw`
    insert into catalog.reading_hour (tenant_id, user_id, hour)
    select tenant_id, ${to}::uuid, hour from catalog.reading_hour
    where tenant_id = ${tenant}::uuid and user_id = ${from}::uuid on conflict do nothing`;
  const old = { where: { tenant_id: tenant, user_id: from } };
  await tx.readingPlace.deleteMany(old);
  await tx.readingSettings.deleteMany(old);
  await tx.readingHour.deleteMany(old);
  await tx.readingSession.updateMany({ ...old, data: { user_id: to } });
  await tx.paperReading.updateMany({ ...old, data: { user_id: to } });
  // A word is saved once for each person: that of the surviving account stays.
  await tx.$executeRaw`update catalog.saved_word k set user_id = ${to}::uuid
    where k.tenant_id = ${tenant}::uuid and k.user_id = ${from}::uuid and not exists (
      select from catalog.saved_word o where o.tenant_id = k.tenant_id and o.user_id = ${to}::uuid
        and o.language = k.language and o.word = k.word)`;
  await tx.savedWord.deleteMany(old);
  await tx.schoolWord.updateMany({
    where: { tenant_id: tenant, written_by: from },
    data: { written_by: to },
  });
  await tx.$executeRaw`update catalog.reading_list set student_id = ${to}::uuid
    where tenant_id = ${tenant}::uuid and student_id = ${from}::uuid`;
  await tx.$executeRaw`insert into catalog.reading_list_reminder (tenant_id, list_id, student_id, day, reminded_by, created_at)
    select tenant_id, list_id, ${to}::uuid, day, reminded_by, created_at from catalog.reading_list_reminder
    where tenant_id = ${tenant}::uuid and student_id = ${from}::uuid on conflict do nothing`;
  await tx.readingListReminder.deleteMany({ where: { tenant_id: tenant, student_id: from } });
  // Raw SQL, so that `updated_at` stays the time of writing.
  await tx.$executeRaw`update catalog.annotation set user_id = ${to}::uuid
    where tenant_id = ${tenant}::uuid and user_id = ${from}::uuid`;
}

/** Puts back what a merge transferred, when it is undone; books read since then stay as they are. */
@Injectable()
@Consumes(PeopleMergeUndone, { name: 'catalog.restore-reading', queue: 'privacy' })
export class RestoreReadingWhenMergeUndone extends RestoreWhenMergeUndone {
  protected readonly part = PART;
}
