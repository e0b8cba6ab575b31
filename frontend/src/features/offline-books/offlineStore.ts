import { OFFLINE_BOOKS } from '../../api/session.ts';
import type { BookContent } from '../../api/types.ts';
import { offlineLibrary, type OfflineBookEntry, type OfflineLibrary, type Reader } from './offlineBooks.ts';

/** Maximum number of books in a school bag. */
export const MAX_OFFLINE_BOOKS = 5;

/** Event that is fired when the list of offline books changes. */
const CHANGED = 'home-shelf';

/** Saves the list of offline books; what this reader's first screens last showed is kept with it. Throws when this browser's storage is full. */
export function saveOfflineLibrary(reader: Reader, books: OfflineBookEntry[]): void {
  if (books.length === 0) localStorage.removeItem(OFFLINE_BOOKS);
  else {
    const before = offlineLibrary();
    localStorage.setItem(
      OFFLINE_BOOKS,
      JSON.stringify({
        reader,
        books: books.slice(0, MAX_OFFLINE_BOOKS),
        ...(before?.reader.id === reader.id && before.lastKnown ? { lastKnown: before.lastKnown } : {}),
      } satisfies OfflineLibrary),
    );
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the list changes, here or in another tab. Returns a function that stops it. */
export function watchOfflineLibrary(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}

/**
 * The manifest without what the reader does not need: local storage is small. Of the resources it needs to know
 * whether there are fonts.
 */
export function slimContent(content: BookContent): BookContent {
  const { readingOrder = [], resources = [] } = content.manifest as {
    readingOrder?: { href: string; properties?: object }[];
    resources?: { href: string; type?: string }[];
  };
  const font = resources.find(({ type }) => type?.startsWith('font/'));
  return {
    ...content,
    manifest: {
      readingOrder: readingOrder.map(({ href, properties }) => ({ href, properties })),
      ...(font ? { resources: [{ href: font.href, type: font.type }] } : {}),
    },
  };
}
