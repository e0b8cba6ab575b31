import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma } from './generated/client.ts';

/**
 * Work that has to commit together with the first transaction of a request that writes. The Idempotency-Key
 * of a request uses it: its row and the effect of the request are in one transaction, so that one is never
 * there without the other.
 */
export interface Companion {
  /**
   * Called at the start of each transaction until one has committed the companion. A throw rolls the
   * transaction back.
   */
  begin(tx: Prisma.TransactionClient): Promise<void>;
  /** Called at the end of a transaction that wrote something, just before its commit. A throw rolls it back. */
  write(tx: Prisma.TransactionClient): Promise<void>;
  /** Called after that commit. */
  committed(): void;
  /** Whether a transaction has committed it, or the request is over. */
  readonly done: boolean;
}

const storage = new AsyncLocalStorage<Companion>();

/** Runs `work`; its first transaction that writes carries `companion`, whichever tenant it belongs to. */
export const withCompanion = <T>(companion: Companion, work: () => T): T => storage.run(companion, work);

/** The companion that waits for its transaction; undefined when there is none. */
export function waitingCompanion(): Companion | undefined {
  const companion = storage.getStore();
  return companion?.done === false ? companion : undefined;
}

/** Runs the body of a transaction with the companion, and reports whether this transaction carried it. */
export async function runWithCompanion<T>(
  tx: Prisma.TransactionClient,
  companion: Companion,
  work: () => Promise<T>,
): Promise<{ result: T; carried: boolean }> {
  await companion.begin(tx);
  const result = await work();
  // PostgreSQL assigns an id to a transaction when it first writes: one that only reads has no effect of the
  // request.
  const [state] = await tx.$queryRaw<{ wrote: boolean }[]>`
    select pg_current_xact_id_if_assigned() is not null as wrote`;
  const carried = state!.wrote && !companion.done;
  if (carried) await companion.write(tx);
  return { result, carried };
}
