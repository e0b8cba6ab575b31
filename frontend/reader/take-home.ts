import type { ShellMessage } from '../src/features/reader/protocol.ts';
import { bookFiles } from './book-files.ts';

/** Files that are fetched at the same time. */
const AT_ONCE = 4;
const COVER_MOST = 60_000;

/** The shell keeps books only where a service worker can give them back. */
const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

export interface Parcel {
  fileId: string;
  baseUrl: string;
  files: string[];
  /** Path of the small cover on the book origin, or null. */
  cover: string | null;
}

/**
 * Keeps the files of a book on this device and tells how far it is; all of them or none. Needs the service worker that
 * answers for them later.
 */
export async function takeHome(parcel: Parcel, tell: (message: ShellMessage) => void): Promise<void> {
  const { fileId, baseUrl, files, cover } = parcel;
  const name = `book-${fileId}`;
  try {
    if (!canKeep()) throw new Error('Nothing can be kept in this browser.');
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
        tell({ type: 'taking', done, total: files.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
    tell({ type: 'taken', fileId, cover: await coverAsText(cover) });
  } catch (error) {
    console.warn(error);
    await caches.delete(name).catch(() => false);
    tell({ type: 'take_failed' });
  }
}

/** Takes kept books away: one, or all but those that are named. */
export async function leaveOnly(fileIds: string[], tell: (message: ShellMessage) => void): Promise<void> {
  if (canKeep()) {
    const wanted = fileIds.map((id) => `book-${id}`);
    const names = await caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith('book-') && !wanted.includes(name))
        .map((name) => caches.delete(name)),
    );
  }
  tell({ type: 'left' });
}

/** The small cover as a data: address, so that the shelf at home shows it without this origin. */
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
