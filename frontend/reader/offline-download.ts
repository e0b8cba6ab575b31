import type { ShellMessage } from '../src/shared/reader/protocol.ts';
import { bookFiles } from './book-files.ts';

/** Number of files that are fetched at the same time. */
const AT_ONCE = 4;
const COVER_MOST = 60_000;

/** Whether books can be stored: a service worker must be able to serve them. */
const canStore = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

export interface OfflineFiles {
  fileId: string;
  baseUrl: string;
  files: string[];
  /** Path of the small cover on the book origin, or null. */
  cover: string | null;
}

/**
 * Stores the files of a book on this device and reports progress; stores all of them or none. Needs the
 * service worker that serves them later.
 */
export async function downloadForOffline(
  download: OfflineFiles,
  tell: (message: ShellMessage) => void,
): Promise<void> {
  const { fileId, baseUrl, files, cover } = download;
  const name = `book-${fileId}`;
  try {
    if (!canStore()) throw new Error('This browser cannot store books.');
    await navigator.serviceWorker.register('/reader/sw.js', { scope: '/reader/' });
    await navigator.serviceWorker.ready;
    const addresses = bookFiles(baseUrl, location.origin);
    await caches.delete(name);
    const cache = await caches.open(name);
    const left = [...files];
    let done = 0;
    const fetchSome = async () => {
      for (let file = left.shift(); file !== undefined; file = left.shift()) {
        const response = await fetch(addresses.url(file), { credentials: 'omit' });
        if (!response.ok) throw new Error(`${response.status} ${file}`);
        await cache.put(
          new URL(addresses.url(file)).pathname.replace(/^\/b\/[^/]+/, `/b/${fileId}`),
          response,
        );
        done += 1;
        tell({ type: 'downloading', done, total: files.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    tell({ type: 'downloaded', fileId, cover: await coverAsText(cover) });
  } catch (error) {
    console.warn(error);
    await caches.delete(name).catch(() => false);
    tell({ type: 'download_failed' });
  }
}

/** Removes all stored books except those with these file ids. */
export async function removeAllBut(fileIds: string[], tell: (message: ShellMessage) => void): Promise<void> {
  if (canStore()) {
    const wanted = fileIds.map((id) => `book-${id}`);
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('book-') && !wanted.includes(name))
        .map((name) => caches.delete(name)),
    );
  }
  tell({ type: 'removed' });
}

/** Sends covers of this origin as data: URLs, for lists that are shown without a network. */
export async function sendCovers(paths: string[], tell: (message: ShellMessage) => void): Promise<void> {
  tell({ type: 'covers', covers: await Promise.all(paths.map(coverAsText)) });
}

/** The small cover as a data: URL, so that the list of offline books shows it without this origin. */
async function coverAsText(path: string | null): Promise<string | null> {
  if (!path?.startsWith('/c/')) return null;
  const response = await fetch(path, { credentials: 'omit' }).catch(() => null);
  const blob = response?.ok ? await response.blob() : null;
  if (!blob || blob.size > COVER_MOST) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}
