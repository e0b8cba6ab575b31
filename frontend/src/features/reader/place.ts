import type { ReadingProgress } from '../../api/types.ts';
import { isLocator, type Locator, type Place } from './protocol.ts';

/** The last place as this browser knows it, in case the server could not be told. */
export interface KeptPlace {
  locator: Locator;
  /** ISO 8601. */
  at: string;
}

const keyOf = (person: string | null, bookId: string): string =>
  `reader.place.${person ?? 'visitor'}.${bookId}`;

/** Remembers the place in this browser: for visitors, and for when the internet is away. */
export function keepPlace(person: string | null, bookId: string, locator: Locator, at: string): void {
  try {
    localStorage.setItem(keyOf(person, bookId), JSON.stringify({ locator, at } satisfies KeptPlace));
  } catch {
    // The server's copy has to do.
  }
}

/** The place as this browser remembers it. */
export function keptPlace(person: string | null, bookId: string): KeptPlace | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(keyOf(person, bookId)) ?? 'null',
    ) as Partial<KeptPlace> | null;
    return isLocator(kept?.locator) && typeof kept.at === 'string'
      ? { locator: kept.locator, at: kept.at }
      : null;
  } catch {
    return null;
  }
}

const elsewhereKeyOf = (person: string | null, bookId: string): string =>
  `reader.elsewhere.${person ?? 'visitor'}.${bookId}`;

/** The newest place of another device that this one was told of; ISO 8601. */
export function knownElsewhere(person: string | null, bookId: string): string | null {
  try {
    return localStorage.getItem(elsewhereKeyOf(person, bookId));
  } catch {
    return null;
  }
}

/** Remembers what was told, so that it is told once. */
export function rememberElsewhere(person: string | null, bookId: string, at: string): void {
  try {
    localStorage.setItem(elsewhereKeyOf(person, bookId), at);
  } catch {
    // It is told again at the next start.
  }
}

/** Where to open the book: the newer of what the server and this browser remember; null is the first page. */
export function placeToOpen(
  progress: ReadingProgress | null,
  person: string | null,
  bookId: string,
): Locator | null {
  const kept = keptPlace(person, bookId);
  const saved = isLocator(progress?.locator) ? progress.locator : null;
  if (!saved || !progress) return kept?.locator ?? null;
  return kept && Date.parse(kept.at) > Date.parse(progress.updated_at) ? kept.locator : saved;
}

/** Whole minutes left at this place of a book that takes `minutes`; at least 1 before the end. */
export function minutesLeft(
  minutes: number,
  { percentage, atEnd }: Pick<Place, 'percentage' | 'atEnd'>,
): number {
  return atEnd ? 0 : Math.max(1, Math.ceil(minutes * (1 - percentage / 100)));
}
