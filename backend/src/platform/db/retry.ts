import { setTimeout as pause } from 'node:timers/promises';
import { sqlStateOf, temporaryFailure } from './temporary-failure.ts';

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
      if (attempt >= conflict.attempts) throw temporaryFailure(error)!;
      retrying(state!);
      await pause(Math.random() * PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}
