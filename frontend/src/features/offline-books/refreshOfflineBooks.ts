import { booksApi } from '../../api/books.ts';
import type { Book } from '../../api/types.ts';
import { offlineLibrary } from './offlineBooks.ts';
import { saveOfflineLibrary } from './offlineStore.ts';
import { registerWorker, removeOfflineBooks } from './removeOfflineBooks.ts';

/** Sends a request: the store's `dispatch`. */
type Ask = (action: never) => unknown;

/** Asks the server which offline books may still be read, and removes the others. At most five requests. */
export async function refreshOfflineBooks(ask: Ask, person: string): Promise<void> {
  const library = offlineLibrary();
  if (library?.reader.id !== person) return;
  // A device that stored its books with an earlier version has a worker for `/library` alone.
  await registerWorker().catch(() => undefined);
  const kept = await Promise.all(
    library.books.map(async (home) => {
      const answer = (await ask(
        booksApi.endpoints.getBook.initiate(home.book.id, { forceRefetch: true, subscribe: false }) as never,
      )) as { data?: Book; error?: { status?: unknown } };
      if (answer.data)
        return answer.data.access.read
          ? { ...home, book: answer.data, seenAt: new Date().toISOString() }
          : null;
      // The book no longer exists, or not for this reader; without an answer nothing changes.
      return answer.error?.status === 404 || answer.error?.status === 403 ? null : home;
    }),
  );
  const left = kept.filter((home) => home !== null);
  const now = offlineLibrary();
  // Meanwhile the person may have signed out or removed a book: what was removed stays removed.
  if (now?.reader.id !== person) return;
  saveOfflineLibrary(
    library.reader,
    left.filter(({ fileId }) => now.books.some((home) => home.fileId === fileId)),
  );
  if (left.length < library.books.length) await removeOfflineBooks(person).catch(() => undefined);
}
