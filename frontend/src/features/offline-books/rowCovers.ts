import { MARK, shellUrl } from './removeOfflineBooks.ts';
import { requestFromShell } from './shellRequest.ts';

/** Key of the kept covers in the cache that is deleted together with the offline books. */
const KEY = '/row-covers';

/** Kept covers: data: addresses by the address of the cover. Empty when none are kept. */
export async function rowCovers(): Promise<Record<string, string | null>> {
  if (!('caches' in window) || !(await caches.has(MARK))) return {};
  const kept = await (await caches.open(MARK)).match(KEY);
  return kept ? ((await kept.json()) as Record<string, string | null>) : {};
}

/**
 * Keeps these covers, and no others, for a start without a network. The browser's own cache is no place for them: it may
 * drop them at any time. Does nothing on a device without offline books.
 */
export async function keepRowCovers(addresses: string[]): Promise<void> {
  if (!('caches' in window) || !(await caches.has(MARK))) return;
  const before = await rowCovers();
  const missing = addresses.filter((address) => !before[address]);
  const answer =
    missing.length > 0
      ? await requestFromShell(
          shellUrl(),
          { type: 'get_covers', paths: missing.map((address) => new URL(address, location.href).pathname) },
          ({ type }) => type === 'covers',
        )
      : null;
  const fetched = answer?.type === 'covers' ? answer.covers : [];
  const all = new Map<string, string | null>([
    ...Object.entries(before),
    ...missing.map((address, at): [string, string | null] => [address, fetched[at] ?? null]),
  ]);
  const kept = Object.fromEntries(addresses.map((address) => [address, all.get(address) ?? null]));
  // The reader may have signed out meanwhile.
  if (await caches.has(MARK)) await (await caches.open(MARK)).put(KEY, Response.json(kept));
}
