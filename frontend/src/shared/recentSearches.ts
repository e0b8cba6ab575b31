import { LIMITS } from '@bookgrove/contract';
import { wasSignedIn } from '../api/session.ts';

/** Key of this browser's recent searches in local storage, which signing out clears. */
const KEY = 'searches';
const MOST = 6;

/** The recent searches, newest first; empty when storage cannot be read. */
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
let writtenAt = -LIMITS.stateSaveThrottle;

function write(): void {
  if (!waiting) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(waiting));
  } catch (error) {
    // Without storage recent searches are not remembered; search itself works. Only logged.
    console.error('Error saving state', error);
  }
  waiting = null;
  writtenAt = performance.now();
}

/** Replaces the list; storage is written at most once a second. */
function keep(list: string[]): void {
  const pending = waiting !== null;
  waiting = list;
  if (pending) return;
  const owner = wasSignedIn();
  const rest = LIMITS.stateSaveThrottle - (performance.now() - writtenAt);
  if (rest <= 0) return write();
  setTimeout(() => {
    // Writes nothing when the person has signed out meanwhile.
    if (wasSignedIn() === owner) write();
    else waiting = null;
  }, rest);
}

/** Puts a search text first. */
export function rememberSearch(words: string): void {
  const clean = words.trim();
  if (!clean) return;
  const others = (waiting ?? recentSearches()).filter((other) => other.toLowerCase() !== clean.toLowerCase());
  keep([clean, ...others].slice(0, MOST));
}

/** Clears the list. */
export function forgetSearches(): void {
  keep([]);
}
