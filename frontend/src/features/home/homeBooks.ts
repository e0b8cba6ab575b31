import type { Book, BookContent, User } from '../../api/types.ts';

/** A book that was not looked after for so long waits for the internet: the right to read it may have ended. */
const DAYS_WITHOUT_INTERNET = 30;

/** Who took books home on this device. */
export type Reader = Pick<
  User,
  'id' | 'first_name' | 'last_name' | 'role' | 'username' | 'email' | 'is_staff' | 'avatar'
> &
  Partial<Pick<User, 'permissions' | 'classes'>>;

/** A book on this device, with all that opening it needs. */
export interface HomeBook {
  book: Book;
  content: BookContent;
  fileId: string;
  bytes: number;
  /** A small cover as a data: address. */
  cover: string | null;
  /** When the server last said that this reader may read it; ISO 8601. */
  seenAt: string;
}

export interface HomeShelf {
  reader: Reader;
  books: HomeBook[];
}

/** Where the shelf of this device is kept. */
export const KEY = 'home.shelf';

/** The shelf of this device; null when nobody took anything home. */
export function homeShelf(): HomeShelf | null {
  try {
    const shelf = JSON.parse(localStorage.getItem(KEY) ?? 'null') as HomeShelf | null;
    return shelf && typeof shelf.reader?.id === 'string' && Array.isArray(shelf.books) ? shelf : null;
  } catch {
    return null;
  }
}

/** Whether the book may still be opened without asking the server. */
export const isFresh = ({ seenAt }: HomeBook, now = Date.now()): boolean =>
  now - Date.parse(seenAt) < DAYS_WITHOUT_INTERNET * 86_400_000;

/** A book of this device by id or slug, for its own reader: somebody else at the device does not get it. */
export function homeBook(idOrSlug: string, person: string | null): { reader: Reader; home: HomeBook } | null {
  const shelf = homeShelf();
  if (!shelf || (person !== null && shelf.reader.id !== person)) return null;
  const home = shelf.books.find(({ book }) => book.id === idOrSlug || book.slug === idOrSlug);
  return home && isFresh(home) ? { reader: shelf.reader, home } : null;
}
