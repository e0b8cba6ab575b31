/**
 * Where an address in a book leads: `inside` the book (a relative path, a fragment, an embedded picture, font or
 * sound), the `web`, a `contact` (mail, telephone), or `unsafe` (programs, other schemes, other paths on the book
 * origin).
 */
type Destination = 'inside' | 'web' | 'contact' | 'unsafe';

const EMBEDDABLE =
  /^data:(?:image\/(?:png|jpe?g|gif|webp)|font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+|application\/vnd\.ms-opentype|audio\/[\w.+-]+)[;,]/i;

// Addresses are resolved against a folder of an invalid host; an address outside of that folder leaves the book.
const BOOK = 'https://book.invalid/content/';

/** Classifies an address as a browser resolves it (WHATWG URL) in the file `path`. */
export function destinationOf(address: string, path: string): Destination {
  // Browsers ignore these characters anywhere in an address, so `java\nscript:` is a script.
  const trimmed = address.replace(/[\u0000-\u0020]+$|^[\u0000-\u0020]+|[\t\r\n]/g, '');
  if (trimmed === '' || trimmed.startsWith('#')) return 'inside';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme === 'data') return EMBEDDABLE.test(trimmed) ? 'inside' : 'unsafe';
  if (scheme === 'mailto' || scheme === 'tel') return 'contact';
  if (scheme === 'http' || scheme === 'https') return 'web';
  if (scheme !== undefined) return 'unsafe';
  if (/^[\\/]{2}/.test(trimmed)) return 'web';
  return resolveInBook(trimmed, path) === null ? 'unsafe' : 'inside';
}

/** The decoded path inside the book of a relative address, without its fragment; null when it leaves the book. */
export function resolveInBook(address: string, path: string): string | null {
  if (/^[\\/]/.test(address)) return null;
  const url = URL.parse(address, BOOK + encodePath(path));
  if (url === null || !url.href.startsWith(BOOK)) return null;
  try {
    return decodeURIComponent(url.pathname.slice('/content/'.length));
  } catch {
    return null;
  }
}

/**
 * A relative or rooted address that leaves the book, as an address inside it; null for any other. The root of the
 * archive is the root of addresses, and nothing is above it (EPUB 3.3, 4.2.5).
 */
export function addressFromRoot(address: string, path: string): string | null {
  const plain = address.replace(/[\u0000-\u0020]+$|^[\u0000-\u0020]+|[\t\r\n]/g, '');
  if (/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(plain)) return null;
  const root = 'https://book.invalid/';
  const url = URL.parse(plain, root + encodePath(path));
  if (url === null || !url.href.startsWith(root)) return null;
  return relativeAddress(url.pathname.slice(1), path) + url.search + url.hash;
}

/** The address of a file of the book, percent-encoded, from the file `path`. */
export const relativeAddress = (encoded: string, path: string): string =>
  '../'.repeat(path.split('/').length - 1) + encoded;

/** Fragment of an address with its `#`, percent-encoded, or an empty string. */
export const fragmentOf = (address: string): string => URL.parse(address, BOOK)?.hash ?? '';

/** A path as a relative URL: every segment percent-encoded. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
