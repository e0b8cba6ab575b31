import type { Book, BookContent, User } from '../../api/types.ts';

/** So many books fit into a school bag. */
export const MOST_AT_HOME = 5;
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

interface HomeShelf {
  reader: Reader;
  books: HomeBook[];
}

const KEY = 'home.shelf';

/** Told when the shelf of this device changes. */
const CHANGED = 'home-shelf';

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

/** Keeps the shelf. Throws when this browser has no room. */
export function keepShelf(reader: Reader, books: HomeBook[]): void {
  if (books.length === 0) localStorage.removeItem(KEY);
  else
    localStorage.setItem(
      KEY,
      JSON.stringify({ reader, books: books.slice(0, MOST_AT_HOME) } satisfies HomeShelf),
    );
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the shelf changes, here or in another tab. */
export function watchShelf(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}

/** The manifest without what only the server needs: the shelf has little room. */
export function slimContent(content: BookContent): BookContent {
  const { readingOrder = [] } = content.manifest as {
    readingOrder?: { href: string; properties?: object }[];
  };
  return {
    ...content,
    manifest: { readingOrder: readingOrder.map(({ href, properties }) => ({ href, properties })) },
  };
}
