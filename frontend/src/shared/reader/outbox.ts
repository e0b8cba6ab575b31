import { UNSENT } from '../../api/session.ts';

/** A request that failed without a connection. All of them are idempotent: the client creates the ids. */
export interface QueuedCall {
  method: 'PUT' | 'DELETE';
  /** Path below `/api`. */
  path: string;
  body?: unknown;
}

/**
 * A reading position, a session or a note replaces its previous request, so more than this many different ones never
 * wait.
 */
const MOST = 300;

// Kept when a session expires; removed when another person signs in on this device.
const keyOf = (person: string): string => `${UNSENT}${person}:reading`;

/** Requests that wait to be sent for a person, oldest first. */
export function queuedFor(person: string): QueuedCall[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function store(person: string, waiting: QueuedCall[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(keyOf(person));
    else localStorage.setItem(keyOf(person), JSON.stringify(waiting.slice(-MOST)));
  } catch {
    // Without storage unsent requests are lost when the page closes.
  }
}

/** Queues a request; it replaces an earlier one to the same path, and one to the path `instead`. */
export function queueForLater(person: string, call: QueuedCall, instead?: string): void {
  const others = queuedFor(person).filter(({ path }) => path !== call.path && path !== instead);
  store(person, [...others, call]);
}

/**
 * Sends the queued requests one after the other. `send` resolves with true when the server accepted or finally
 * rejected the request, and with false when it could not be reached: then the rest stays queued.
 */
export async function sendQueued(
  person: string,
  send: (call: QueuedCall) => Promise<boolean>,
): Promise<boolean> {
  for (const call of queuedFor(person)) {
    if (!(await send(call))) return false;
    // A newer request may have replaced it meanwhile.
    const sent = JSON.stringify(call);
    store(
      person,
      queuedFor(person).filter((other) => JSON.stringify(other) !== sent),
    );
  }
  return true;
}

function isWaiting(value: unknown): value is QueuedCall {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path } = value as Partial<QueuedCall>;
  return (method === 'PUT' || method === 'DELETE') && typeof path === 'string' && path.startsWith('/');
}
