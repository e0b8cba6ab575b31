import type { BookContent } from '../../api/types.ts';
import { KEY, type HomeBook, type HomeShelf, type Reader } from './homeBooks.ts';

/** So many books fit into a school bag. */
export const MOST_AT_HOME = 5;

/** Told when the shelf of this device changes. */
const CHANGED = 'home-shelf';

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
