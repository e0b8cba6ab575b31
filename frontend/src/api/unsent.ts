/**
 * What somebody wrote and the server has not got yet. A session that ends by itself (a night without a network) does not
 * take it away; the next one who signs in at this device finds nothing of it, unless they wrote it.
 */
const PREFIX = 'unsent:';

export const unsentKey = (person: string, story: string): string => `${PREFIX}${person}:${story}`;

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** Empties the store of the browser by `clear`, but for what is still to be sent. */
export function clearButUnsent(clear: () => void): void {
  try {
    const kept = keys().map((key) => [key, localStorage.getItem(key)!] as const);
    clear();
    for (const [key, value] of kept) localStorage.setItem(key, value);
  } catch {
    clear();
  }
}

/** Somebody signed in: what another person left here goes. */
export function welcome(person: string): void {
  try {
    for (const key of keys()) if (!key.startsWith(unsentKey(person, ''))) localStorage.removeItem(key);
  } catch {
    // Nothing could be kept, so nothing has to go.
  }
}
