import { useCallback, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi } from '../../api/books.ts';
import type { Book, User } from '../../api/types.ts';
import { homeShelf, type HomeBook } from './homeBooks.ts';
import { keepShelf, MOST_AT_HOME, slimContent, watchShelf } from './shelf.ts';
import { askShell } from './parcel.ts';
import { markHome, sweepHome } from './sweep.ts';

/** Can this browser keep books at all. */
export const canTakeHome = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

let seen = '';
let books: HomeBook[] = [];

function read(): HomeBook[] {
  const shelf = homeShelf();
  const now = JSON.stringify(shelf?.books.map(({ fileId, seenAt }) => [fileId, seenAt]) ?? []);
  if (now !== seen) [seen, books] = [now, shelf?.books ?? []];
  return books;
}

export type Taking = { state: 'idle' | 'failed' | 'full' } | { state: 'taking'; share: number };

/** Books taken home by the signed-in reader: take one, put one back. */
export function useHome(user: User | null) {
  const shelf = useSyncExternalStore(watchShelf, read);
  const dispatch = useDispatch();
  const [taking, setTaking] = useState<Taking>({ state: 'idle' });

  const take = useCallback(
    async (book: Book) => {
      if (!user) return;
      const before = homeShelf()?.books ?? [];
      if (before.length >= MOST_AT_HOME) return setTaking({ state: 'full' });
      setTaking({ state: 'taking', share: 0 });
      try {
        await navigator.serviceWorker.register('/sw.js', { scope: '/library' });
        await markHome();
        const [content, parcel] = await Promise.all([
          dispatch(
            booksApi.endpoints.openBook.initiate(book.id, { forceRefetch: true }) as never,
          ) as unknown as Promise<{ data?: import('../../api/types.ts').BookContent }>,
          dispatch(
            booksApi.endpoints.getOfflineBook.initiate(book.id, { forceRefetch: true }) as never,
          ) as unknown as Promise<{ data?: { file_id: string; bytes: number; files: string[] } }>,
        ]);
        if (!content.data || !parcel.data) throw new Error('The book did not open.');
        const { file_id: fileId, bytes, files } = parcel.data;
        const cover = book.cover ? new URL(book.cover.small, location.href).pathname : null;
        const answer = await askShell(
          content.data.shell_url,
          { type: 'take_home', fileId, baseUrl: content.data.base_url, files, cover },
          ({ type }) => type === 'taken' || type === 'take_failed',
          (progress) => {
            if (progress.type === 'taking')
              setTaking({ state: 'taking', share: progress.done / progress.total });
          },
        );
        if (answer.type !== 'taken') throw new Error('The book did not come along.');
        const { id, first_name, last_name, role, username, email, is_staff, avatar, permissions, classes } =
          user;
        keepShelf(
          {
            id, first_name, last_name, role, username, email, is_staff, avatar,
            ...(permissions ? { permissions } : {}),
            ...(classes ? { classes } : {}),
          }, // prettier-ignore
          [
            ...(homeShelf()?.books ?? []).filter((home) => home.book.id !== book.id),
            {
              book,
              content: slimContent(content.data),
              fileId,
              bytes,
              cover: answer.cover,
              seenAt: new Date().toISOString(),
            },
          ],
        );
        setTaking({ state: 'idle' });
      } catch {
        setTaking({ state: 'failed' });
      }
    },
    [dispatch, user],
  );

  const putBack = useCallback(async (bookId: string) => {
    const shelfNow = homeShelf();
    if (!shelfNow) return;
    keepShelf(
      shelfNow.reader,
      shelfNow.books.filter(({ book }) => book.id !== bookId),
    );
    setTaking({ state: 'idle' });
    await sweepHome(shelfNow.reader.id).catch(() => undefined);
  }, []);

  return { shelf, taking, take, putBack };
}
