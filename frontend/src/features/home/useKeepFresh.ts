import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi } from '../../api/books.ts';
import type { Book, User } from '../../api/types.ts';
import { homeShelf, keepShelf } from './homeBooks.ts';
import { sweepHome } from './sweep.ts';

/** Asks the server, when there is one, which books at home may still be read; the others go. At most five questions. */
export function useKeepFresh(user: User | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const shelf = homeShelf();
    if (!user || shelf?.reader.id !== user.id) return;
    const check = async () => {
      const kept = await Promise.all(
        shelf.books.map(async (home) => {
          const answer = await (dispatch(
            booksApi.endpoints.getBook.initiate(home.book.id, { forceRefetch: true }) as never,
          ) as unknown as Promise<{ data?: Book; error?: { status?: unknown } }>);
          if (answer.data)
            return answer.data.access.read
              ? { ...home, book: answer.data, seenAt: new Date().toISOString() }
              : null;
          // Not there any more, or not for this reader; silence changes nothing.
          return answer.error?.status === 404 || answer.error?.status === 403 ? null : home;
        }),
      );
      const left = kept.filter((home) => home !== null);
      // What was put back meanwhile stays away.
      const now = homeShelf()?.books.map(({ fileId }) => fileId) ?? [];
      keepShelf(
        shelf.reader,
        left.filter(({ fileId }) => now.includes(fileId)),
      );
      if (left.length < shelf.books.length) await sweepHome(user.id).catch(() => undefined);
    };
    void check();
  }, [dispatch, user]);
}
