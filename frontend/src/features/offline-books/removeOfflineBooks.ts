import { offlineLibrary } from './offlineBooks.ts';
import { saveOfflineLibrary } from './offlineStore.ts';
import { requestFromShell } from './shellRequest.ts';

/**
 * Name of a cache that remains when the browser's storage is cleared at sign-out: it records that stored
 * books have still to be removed. It also holds the covers of the rows that are shown without a network (`rowCovers.ts`).
 */
export const MARK = 'books-at-home';

/** Address of the reader's shell on the book origin of this host. */
export const shellUrl = (): string => `${location.protocol}//files.${location.host}/reader/`;

/** Records that this device has stored books. */
export const markOfflineBooks = async (): Promise<void> => void (await caches.open(MARK));

/**
 * Removes every stored book that is not in the list of offline books of this device. Nobody else at a shared
 * device finds the books of a child: the list is deleted with the session, and so are the books.
 */
export async function removeOfflineBooks(person: string | null): Promise<void> {
  if (!('caches' in window) || !(await caches.has(MARK))) return;
  const library = offlineLibrary();
  if (library && person !== null && library.reader.id !== person) saveOfflineLibrary(library.reader, []);
  const left = offlineLibrary()?.books ?? [];
  await requestFromShell(
    shellUrl(),
    { type: 'remove_all_but', fileIds: left.map(({ fileId }) => fileId) },
    ({ type }) => type === 'removed',
  );
  if (left.length > 0) return;
  await caches.delete(MARK);
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/** Lets every address of the app open without a network; replaces the worker of earlier versions for `/library`. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(
    workers.filter(({ scope }) => new URL(scope).pathname !== '/').map((worker) => worker.unregister()),
  );
}
