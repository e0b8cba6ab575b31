import type { WaitingForGuardian } from '@bookgrove/api-client';

/** Key of the registration of this browser that waits for a guardian, in local storage. */
const KEY = 'waiting-registration';

/** The registration that waits; null when there is none, its time is over, or storage cannot be read. */
export function waitingRegistration(now = Date.now()): WaitingForGuardian | null {
  try {
    const { ticket, guardian_email, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<
      string,
      unknown
    >;
    if (typeof ticket !== 'string' || typeof guardian_email !== 'string' || typeof until !== 'string')
      return null;
    return Date.parse(until) > now ? { ticket, guardian_email, until } : null;
  } catch {
    return null;
  }
}

/** Keeps the registration, so that the waiting screen comes back; null forgets it. */
export function keepWaitingRegistration(waiting: WaitingForGuardian | null): void {
  try {
    if (waiting) localStorage.setItem(KEY, JSON.stringify(waiting));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the screen does not come back after a reload.
  }
}
