import { booksApi } from '../../api/books.ts';
import type { Book } from '../../api/types.ts';
import { homeShelf } from './homeBooks.ts';
import { keepShelf } from './shelf.ts';
import { sweepHome } from './sweep.ts';

/** What asks the server: the store's `dispatch`. */
type Ask = (action: never) => unknown;

/** Asks the server, when there is one, which books at home may still be read; the others go. At most five questions. */
export async function keepFresh(ask: Ask, person: string): Promise<void> {
  const shelf = homeShelf();
  if (shelf?.reader.id !== person) return;
  const kept = await Promise.all(
    shelf.books.map(async (home) => {
      const answer = (await ask(
        booksApi.endpoints.getBook.initiate(home.book.id, { forceRefetch: true, subscribe: false }) as never,
      )) as { data?: Book; error?: { status?: unknown } };
      if (answer.data)
        return answer.data.access.read
          ? { ...home, book: answer.data, seenAt: new Date().toISOString() }
          : null;
      // Not there any more, or not for this reader; silence changes nothing.
      return answer.error?.status === 404 || answer.error?.status === 403 ? null : home;
    }),
  );
  const left = kept.filter((home) => home !== null);
  const now = homeShelf();
  // Meanwhile somebody may have left, or put a book back: what is gone stays away.
  if (now?.reader.id !== person) return;
  keepShelf(
    shelf.reader,
    left.filter(({ fileId }) => now.books.some((home) => home.fileId === fileId)),
  );
  if (left.length < shelf.books.length) await sweepHome(person).catch(() => undefined);
}
