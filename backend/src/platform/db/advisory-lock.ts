import type { Prisma } from './generated/client.ts';

/**
 * Takes an exclusive advisory lock of PostgreSQL until the transaction ends, and waits for it at most
 * `lock_timeout` (four seconds, then SQLSTATE 55P03, which `Db.transaction` retries).
 *
 * `key` is text such as `films <tenant id>`: what is locked, then whose. Every lock of the backend uses this
 * function, because two callers exclude each other only when they hash the key in the same way.
 */
export async function lockUntilCommit(tx: Prisma.TransactionClient, key: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}
