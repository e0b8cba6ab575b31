import { homeShelf } from './homeBooks.ts';
import { keepShelf } from './shelf.ts';
import { askShell } from './parcel.ts';

/** Survives when the browser's storage is cleared at log-out: then it says that books are still there to be taken away. */
const MARK = 'books-at-home';

/** Address of the reader's shell on the book origin of this host. */
const shellUrl = (): string => `${location.protocol}//files.${location.host}/reader/`;

/** Remembers that this device keeps books. */
export const markHome = async (): Promise<void> => void (await caches.open(MARK));

/**
 * Takes away every kept book that is not on the shelf of this device. Nobody else at a shared device finds what a child
 * took home: the shelf goes with the session, and so do the books.
 */
export async function sweepHome(person: string | null): Promise<void> {
  if (!('caches' in window) || !(await caches.has(MARK))) return;
  const shelf = homeShelf();
  if (shelf && person !== null && shelf.reader.id !== person) keepShelf(shelf.reader, []);
  const left = homeShelf()?.books ?? [];
  await askShell(
    shellUrl(),
    { type: 'leave_only', fileIds: left.map(({ fileId }) => fileId) },
    ({ type }) => type === 'left',
  );
  if (left.length > 0) return;
  await caches.delete(MARK);
  const worker = await navigator.serviceWorker?.getRegistration('/library');
  await worker?.unregister();
}
