import { wasSignedIn } from '../api/session.ts';

/** What this browser looked for lately. Lives in local storage, which signing out clears. */
const KEY = 'searches';
const MOST = 6;
const SECOND = 1_000;

/** The last searches, newest first. A storage that cannot be read gives none. */
export function recentSearches(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? kept.filter((words): words is string => typeof words === 'string').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

let waiting: string[] | null = null;
let writtenAt = -SECOND;

function write(): void {
  if (!waiting) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(waiting));
  } catch (error) {
    // A browser that stores nothing forgets what was looked for, and finds as well as any: only the log says so.
    console.error('Error saving state', error);
  }
  waiting = null;
  writtenAt = performance.now();
}

/** Replaces the list; the storage is written at most once a second. */
function keep(list: string[]): void {
  const pending = waiting !== null;
  waiting = list;
  if (pending) return;
  const owner = wasSignedIn();
  const rest = SECOND - (performance.now() - writtenAt);
  if (rest <= 0) return write();
  setTimeout(() => {
    // Who signed out meanwhile leaves nothing behind.
    if (wasSignedIn() === owner) write();
    else waiting = null;
  }, rest);
}

/** Puts these words first. */
export function rememberSearch(words: string): void {
  const clean = words.trim();
  if (!clean) return;
  const others = (waiting ?? recentSearches()).filter((other) => other.toLowerCase() !== clean.toLowerCase());
  keep([clean, ...others].slice(0, MOST));
}

/** Forgets all of them. */
export function forgetSearches(): void {
  keep([]);
}
