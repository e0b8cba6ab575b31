import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { BookFinished } from '../../contract.ts';
import { stateAfterPosition, type StateRecord } from '../../library/books/reading-state.rules.ts';
import { isFinish } from './finish.rules.ts';

/** The key of a reading state: a reader and a book. */
interface StateOf {
  userId: string;
  book: { id: string; tenant_id: string };
}

/** The only code that changes `catalog.reading_state`, with the event for a finished book. */
@Injectable()
export class ReadingStateWriter {
  constructor(private readonly outbox: Outbox) {}

  /** A new reading position, in percent, at a time by the reader's clock. */
  async recordPosition(tx: Tx, of: StateOf, percentage: number, at: Date): Promise<void> {
    const { before, after } = await changeState(tx, of, (state) => stateAfterPosition(state, percentage, at));
    if (after && isFinish(before, after))
      await this.outbox.add(tx, BookFinished, {
        reader_id: of.userId,
        book_id: of.book.id,
        at: at.toISOString(),
      });
  }

  /**
   * A reader's choice about a book. `change` returns the new row, the same object for no change, and null for no row.
   * @returns the state afterwards
   */
  async choose(
    tx: Tx,
    of: StateOf,
    change: (before: StateRecord | null) => StateRecord | null,
  ): Promise<StateRecord | null> {
    return (await changeState(tx, of, change)).after;
  }
}

/** Changes a state under the lock of its row, so that of two concurrent changes the second one sees the first. */
async function changeState(
  tx: Tx,
  { userId, book }: StateOf,
  change: (before: StateRecord | null) => StateRecord | null,
): Promise<{ before: StateRecord | null; after: StateRecord | null }> {
  const tenant = currentTenantId();
  const locked = () => tx.$queryRaw<StateRecord[]>`
    select state, reread_count, finished_at, since, client_time from catalog.reading_state
    where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid and book_id = ${book.id}::uuid for update`;
  const [known] = await locked();
  if (!known) {
    const first = change(null);
    if (!first) return { before: null, after: null };
    const inserted = await tx.$executeRaw`
      insert into catalog.reading_state (tenant_id, user_id, book_id, book_tenant_id, state, reread_count, finished_at, since,
        client_time)
      values (${tenant}::uuid, ${userId}::uuid, ${book.id}::uuid, ${book.tenant_id}::uuid, ${first.state}, ${first.reread_count},
        ${first.finished_at}, ${first.since}, ${first.client_time})
      on conflict do nothing`;
    if (inserted === 1) return { before: null, after: first };
  }
  // Another transaction inserted the row in between: it is visible and locked now.
  const before = known ?? (await locked())[0] ?? null;
  const after = change(before);
  if (after === before || !before) return { before, after };
  if (!after)
    await tx.$executeRaw`delete from catalog.reading_state
      where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid and book_id = ${book.id}::uuid`;
  else
    await tx.$executeRaw`
      update catalog.reading_state set state = ${after.state}, reread_count = ${after.reread_count},
        finished_at = ${after.finished_at}, since = ${after.since}, client_time = ${after.client_time}
      where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid and book_id = ${book.id}::uuid`;
  return { before, after };
}
