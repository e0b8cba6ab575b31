import { useCallback, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { booksApi } from '../../api/books.ts';
import type { Book, User } from '../../api/types.ts';
import { offlineLibrary, type OfflineBookEntry } from './offlineBooks.ts';
import { saveOfflineLibrary, MAX_OFFLINE_BOOKS, slimContent, watchOfflineLibrary } from './offlineStore.ts';
import { requestFromShell } from './shellRequest.ts';
import { markOfflineBooks, registerWorker, removeOfflineBooks } from './removeOfflineBooks.ts';

/** Whether this browser can store books. */
export const canDownloadBooks = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

let seen = '';
let books: OfflineBookEntry[] = [];

function read(): OfflineBookEntry[] {
  const library = offlineLibrary();
  const now = JSON.stringify(library?.books.map(({ fileId, seenAt }) => [fileId, seenAt]) ?? []);
  if (now !== seen) [seen, books] = [now, library?.books ?? []];
  return books;
}

export type DownloadState = { state: 'idle' | 'failed' | 'full' } | { state: 'downloading'; share: number };

/** Offline books of the signed-in reader, with functions to store one and to remove one. */
export function useOfflineBook(user: User | null) {
  const offlineBooks = useSyncExternalStore(watchOfflineLibrary, read);
  const dispatch = useDispatch();
  const [downloadState, setDownloadState] = useState<DownloadState>({ state: 'idle' });

  const download = useCallback(
    async (book: Book) => {
      if (!user) return;
      const before = offlineLibrary()?.books ?? [];
      if (before.length >= MAX_OFFLINE_BOOKS) return setDownloadState({ state: 'full' });
      setDownloadState({ state: 'downloading', share: 0 });
      try {
        await registerWorker();
        await markOfflineBooks();
        const [content, offline] = await Promise.all([
          dispatch(
            booksApi.endpoints.openBook.initiate(book.id, { forceRefetch: true }) as never,
          ) as unknown as Promise<{ data?: import('../../api/types.ts').BookContent }>,
          dispatch(
            booksApi.endpoints.getOfflineBook.initiate(book.id, { forceRefetch: true }) as never,
          ) as unknown as Promise<{ data?: { file_id: string; bytes: number; files: string[] } }>,
        ]);
        if (!content.data || !offline.data) throw new Error('The book did not open.');
        const { file_id: fileId, bytes, files } = offline.data;
        const cover = book.cover ? new URL(book.cover.small, location.href).pathname : null;
        const answer = await requestFromShell(
          content.data.shell_url,
          { type: 'download', fileId, baseUrl: content.data.base_url, files, cover },
          ({ type }) => type === 'downloaded' || type === 'download_failed',
          (progress) => {
            if (progress.type === 'downloading')
              setDownloadState({ state: 'downloading', share: progress.done / progress.total });
          },
        );
        if (answer.type !== 'downloaded') throw new Error('The book was not stored.');
        const { id, first_name, last_name, role, username, email, is_staff, avatar, permissions, classes } =
          user;
        saveOfflineLibrary(
          {
            id,
            first_name,
            last_name,
            role,
            username,
            email,
            is_staff,
            avatar,
            ...(permissions ? { permissions } : {}),
            ...(classes ? { classes } : {}),
          },
          [
            ...(offlineLibrary()?.books ?? []).filter((home) => home.book.id !== book.id),
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
        setDownloadState({ state: 'idle' });
      } catch {
        setDownloadState({ state: 'failed' });
      }
    },
    [dispatch, user],
  );

  const remove = useCallback(async (bookId: string) => {
    const libraryNow = offlineLibrary();
    if (!libraryNow) return;
    saveOfflineLibrary(
      libraryNow.reader,
      libraryNow.books.filter(({ book }) => book.id !== bookId),
    );
    setDownloadState({ state: 'idle' });
    await removeOfflineBooks(libraryNow.reader.id).catch(() => undefined);
  }, []);

  return { offlineBooks, downloadState, download, remove };
}
