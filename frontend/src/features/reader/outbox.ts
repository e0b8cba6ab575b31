import { UNSENT } from '../../api/session.ts';

/** A call that could not be made while the internet was away. All of them may be made twice: ids come from here. */
export interface Waiting {
  method: 'PUT' | 'DELETE';
  /** Below `/api`. */
  path: string;
  body?: unknown;
}

/** A place, a session or a note replaces its older self: more than this many different ones are never waiting. */
const MOST = 300;

// It outlives a session that ends by itself, and goes with the next person at this device.
const keyOf = (person: string): string => `${UNSENT}${person}:reading`;

/** What waits to be sent for a person, oldest first. */
export function waitingFor(person: string): Waiting[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function store(person: string, waiting: Waiting[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(keyOf(person));
    else localStorage.setItem(keyOf(person), JSON.stringify(waiting.slice(-MOST)));
  } catch {
    // Nothing can be kept here: what was not sent is lost with the page.
  }
}

/** Keeps a call for later; it takes the place of an older one to the same address, and of one to `instead`. */
export function keepForLater(person: string, call: Waiting, instead?: string): void {
  const others = waitingFor(person).filter(({ path }) => path !== call.path && path !== instead);
  store(person, [...others, call]);
}

/**
 * Sends what waits, one after the other. `send` answers true when the server took it or never will, and false when it
 * could not be reached: then the rest waits on.
 */
export async function sendWaiting(
  person: string,
  send: (call: Waiting) => Promise<boolean>,
): Promise<boolean> {
  for (const call of waitingFor(person)) {
    if (!(await send(call))) return false;
    // Meanwhile a newer one may have taken its place.
    const sent = JSON.stringify(call);
    store(
      person,
      waitingFor(person).filter((other) => JSON.stringify(other) !== sent),
    );
  }
  return true;
}

function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false;
  const { method, path } = value as Partial<Waiting>;
  return (method === 'PUT' || method === 'DELETE') && typeof path === 'string' && path.startsWith('/');
}
