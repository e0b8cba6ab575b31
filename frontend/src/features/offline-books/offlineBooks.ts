import { OFFLINE_BOOKS } from '../../api/session.ts';
import type { Book, BookContent, User } from '../../api/types.ts';

/**
 * A book that has not been checked with the server for this many days needs the internet: the right to read
 * it may have ended.
 */
const DAYS_WITHOUT_INTERNET = 30;

/** The person who stored the books on this device. */
export type Reader = Pick<
  User,
  'id' | 'first_name' | 'last_name' | 'role' | 'username' | 'email' | 'is_staff' | 'avatar'
> &
  Partial<Pick<User, 'permissions' | 'classes'>>;

/** A book on this device, with all data needed to open it. */
export interface OfflineBookEntry {
  book: Book;
  content: BookContent;
  fileId: string;
  bytes: number;
  /** A small cover as a data: address. */
  cover: string | null;
  /** When the server last confirmed that this reader may read it; ISO 8601. */
  seenAt: string;
}

/** A row of the library's first page, as this device last showed it. */
interface KeptRow {
  heading: string;
  books: { id: string; title: string; language: string; cover: string | null }[];
}

/** What the first screens showed when there was last a network, for the person who stored the books. */
interface LastKnown {
  /** When the first of the parts was shown; ISO 8601. */
  at: string;
  rows?: KeptRow[];
  /** Titles of what was due on the dashboard. */
  due?: string[];
}

export interface OfflineLibrary {
  reader: Reader;
  books: OfflineBookEntry[];
  lastKnown?: LastKnown;
}

/** The offline books of this device; null when nobody stored any. */
export function offlineLibrary(): OfflineLibrary | null {
  try {
    const library = JSON.parse(localStorage.getItem(OFFLINE_BOOKS) ?? 'null') as OfflineLibrary | null;
    return library && typeof library.reader?.id === 'string' && Array.isArray(library.books) ? library : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a part of a first screen for a start without a network. Only on a device with offline books of this person,
 * in the same entry of the storage: it is deleted together with them.
 */
export function keepLastKnown(person: string, part: Omit<LastKnown, 'at'>): void {
  const library = offlineLibrary();
  if (library?.reader.id !== person || library.books.length === 0) return;
  const lastKnown = { ...library.lastKnown, ...part, at: new Date().toISOString() };
  try {
    localStorage.setItem(OFFLINE_BOOKS, JSON.stringify({ ...library, lastKnown } satisfies OfflineLibrary));
  } catch {
    // The storage is full: the books matter more.
  }
}

/** Whether the book may be opened without asking the server. */
export const isFresh = ({ seenAt }: OfflineBookEntry, now = Date.now()): boolean =>
  now - Date.parse(seenAt) < DAYS_WITHOUT_INTERNET * 86_400_000;

/** An offline book by id or slug, for the reader who stored it only. */
export function offlineBook(
  idOrSlug: string,
  person: string | null,
): { reader: Reader; home: OfflineBookEntry } | null {
  const library = offlineLibrary();
  if (!library || (person !== null && library.reader.id !== person)) return null;
  const home = library.books.find(({ book }) => book.id === idOrSlug || book.slug === idOrSlug);
  return home && isFresh(home) ? { reader: library.reader, home } : null;
}
