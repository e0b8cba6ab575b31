import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../errors.ts';

/**
 * Conflicts between transactions that a second attempt can win. PostgreSQL has rolled the transaction back
 * completely.
 */
const CONFLICTS: Record<string, { attempts: number }> = {
  /** serialization_failure */
  '40001': { attempts: 4 },
  /** deadlock_detected: PostgreSQL ends one of the transactions, after one second. */
  '40P01': { attempts: 4 },
  /** lock_not_available: `lock_timeout` passed. Each attempt has waited four seconds already. */
  '55P03': { attempts: 2 },
};

/** Longest pause before the second attempt, in milliseconds; it doubles with each further one. */
const PAUSE_MS = 25;

/**
 * The five-character SQLSTATE of an error of pg or Prisma; undefined when it has none. Prisma reports a write
 * conflict or a deadlock of a model call as P2034, and the error of a raw statement as P2010 with the state
 * inside.
 */
function sqlStateOf(error: unknown): string | undefined {
  const { code, meta } = (error ?? {}) as {
    code?: unknown;
    meta?: {
      code?: unknown;
      driverAdapterError?: { cause?: { originalCode?: unknown; code?: unknown; kind?: unknown } };
    };
  };
  const cause = meta?.driverAdapterError?.cause;
  const found = [cause?.originalCode, cause?.code, meta?.code, code].find(
    (value): value is string => typeof value === 'string' && /^(?!P\d{4}$)[0-9A-Z]{5}$/.test(value),
  );
  return found ?? (code === 'P2034' || cause?.kind === 'TransactionWriteConflict' ? '40001' : undefined);
}

/**
 * Runs `work`, a whole transaction, again after a deadlock, a serialization failure or a lock time-out.
 * `retrying` is called before each repetition.
 * @throws AppError 503 with Retry-After when the last attempt fails in the same way; any other error at once
 */
export async function retryConflicts<T>(
  work: () => Promise<T>,
  retrying: (state: string) => void,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlStateOf(error);
      const conflict = state === undefined ? undefined : CONFLICTS[state];
      if (!conflict) throw error;
      if (attempt >= conflict.attempts)
        throw new AppError('unavailable', 'busy', 'The server is busy. Please try again in a moment.', {
          retryAfter: 2,
          cause: error,
        });
      retrying(state!);
      await pause(Math.random() * PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
