import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Standing, State } from './state.rules.ts';

/** How the caller stands to a book. */
export class ReadingStateView {
  state!: State;
  /** How often it was read to the end again. */
  reread_count!: number;
  /** When it was first read to the end; null while that has not been. */
  finished_at!: string | null;
  since!: string;
}

/** Whose state of which book. */
export interface StateOf {
  userId: string;
  book: { id: string; tenant_id: string };
}

/**
 * Changes a state under its lock, so that of two changes at once the second sees the first. `change` gives the row as it is
 * to be, the same object for "as it was", and null for none.
 */
export async function changeState(
  tx: Tx,
  { userId, book }: StateOf,
  change: (before: Standing | null) => Standing | null,
): Promise<Standing | null> {
  const tenant = currentTenantId();
  const locked = () => tx.$queryRaw<Standing[]>`
    select state, reread_count, finished_at, since, client_time from catalog.reading_state
    where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid and book_id = ${book.id}::uuid for update`;
  const [known] = await locked();
  if (!known) {
    const first = change(null);
    if (!first) return null;
    const made = await tx.$executeRaw`
      insert into catalog.reading_state (tenant_id, user_id, book_id, book_tenant_id, state, reread_count, finished_at, since,
        client_time)
      values (${tenant}::uuid, ${userId}::uuid, ${book.id}::uuid, ${book.tenant_id}::uuid, ${first.state}, ${first.reread_count},
        ${first.finished_at}, ${first.since}, ${first.client_time})
      on conflict do nothing`;
    if (made === 1) return first;
  }
  // Somebody else's first word came in between: it is known and locked now.
  const [before] = known ? [known] : await locked();
  const after = change(before ?? null);
  if (after === before || !before) return after;
  if (!after)
    await tx.$executeRaw`delete from catalog.reading_state
      where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid and book_id = ${book.id}::uuid`;
  else
    await tx.$executeRaw`
      update catalog.reading_state set state = ${after.state}, reread_count = ${after.reread_count},
        finished_at = ${after.finished_at}, since = ${after.since}, client_time = ${after.client_time}
      where tenant_id = ${tenant}::uuid and user_id = ${userId}::uuid and book_id = ${book.id}::uuid`;
  return after;
}

export const stateView = (standing: Omit<Standing, 'client_time'>): ReadingStateView => ({
  state: standing.state,
  reread_count: standing.reread_count,
  finished_at: standing.finished_at?.toISOString() ?? null,
  since: standing.since.toISOString(),
});
