import type { ReadingProgress } from '../../api/types.ts';
import { isLocator, type Locator } from '../../shared/reader/protocol.ts';

/** The last reading position in this browser, in case the server could not be reached. */
export interface SavedPosition {
  locator: Locator;
  /** ISO 8601. */
  at: string;
}

const keyOf = (person: string | null, bookId: string): string =>
  `reader.place.${person ?? 'visitor'}.${bookId}`;

/** Stores the position in this browser: for visitors, and for use without a network. */
export function savePosition(person: string | null, bookId: string, locator: Locator, at: string): void {
  try {
    localStorage.setItem(keyOf(person, bookId), JSON.stringify({ locator, at } satisfies SavedPosition));
  } catch {
    // Without storage the server's copy is used.
  }
}

/** The position stored in this browser. */
export function savedPosition(person: string | null, bookId: string): SavedPosition | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(keyOf(person, bookId)) ?? 'null',
    ) as Partial<SavedPosition> | null;
    return isLocator(kept?.locator) && typeof kept.at === 'string'
      ? { locator: kept.locator, at: kept.at }
      : null;
  } catch {
    return null;
  }
}

const elsewhereKeyOf = (person: string | null, bookId: string): string =>
  `reader.elsewhere.${person ?? 'visitor'}.${bookId}`;

/** Time of the newest position on another device that the reader has been offered; ISO 8601. */
export function knownElsewhere(person: string | null, bookId: string): string | null {
  try {
    return localStorage.getItem(elsewhereKeyOf(person, bookId));
  } catch {
    return null;
  }
}

/** Stores that time, so that a position is offered once. */
export function rememberElsewhere(person: string | null, bookId: string, at: string): void {
  try {
    localStorage.setItem(elsewhereKeyOf(person, bookId), at);
  } catch {
    // Without storage it is offered again at the next start.
  }
}

/**
 * Where to open the book: the newer of the positions of the server and this browser; null is the first page. A finished
 * book that is opened to be read again or listened to (`?again`, `?listen`) begins there.
 */
export function positionToOpen(
  progress: ReadingProgress | null,
  person: string | null,
  bookId: string,
): Locator | null {
  if (progress?.percentage === 100 && location.search) return null;
  const kept = savedPosition(person, bookId);
  const saved = isLocator(progress?.locator) ? progress.locator : null;
  if (!saved || !progress) return kept?.locator ?? null;
  return kept && Date.parse(kept.at) > Date.parse(progress.updated_at) ? kept.locator : saved;
}
