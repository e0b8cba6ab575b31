import { Expected } from './expected-files.ts';

/** Thrown when the address of the book has expired: the app page has to request a new one. */
export class AddressExpired extends Error {}

/** The files of one unpacked book, read one by one from the book origin. */
export interface BookFiles {
  url(path: string): string;
  loadText(path: string): Promise<string | null>;
  loadBlob(path: string): Promise<Blob | null>;
  /** Prefetches pages that will be requested soon, with the files they use. */
  expect(pages: string[]): void;
}

/**
 * Reads the files below `baseUrl`. Returns null for a file that does not exist, as engines expect; throws on
 * a network or server error. Throws at once when the address is not on this origin below `/b/`.
 */
export function bookFiles(baseUrl: string, origin: string): BookFiles {
  const base = new URL(baseUrl, origin);
  if (base.origin !== origin || !base.pathname.startsWith('/b/') || !base.pathname.endsWith('/')) {
    throw new Error('The address of this book is not on the book origin.');
  }
  const url = (path: string) => {
    const address = new URL(path.split('/').map(encodeURIComponent).join('/'), base);
    if (!address.href.startsWith(base.href)) throw new Error('A path leads out of the book.');
    return address.href;
  };
  const load = async (path: string) => {
    const response = await fetch(url(path), { credentials: 'omit' });
    if (response.status === 401 || response.status === 403 || response.status === 410) {
      throw new AddressExpired(`${response.status} ${path}`);
    }
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.status} ${path}`);
    return response;
  };
  const expected = new Expected(load);
  return {
    url,
    loadText: async (path) => (await expected.take(path))?.text() ?? null,
    loadBlob: async (path) => (await expected.take(path))?.blob() ?? null,
    expect: (pages) => {
      for (const path of pages) expected.begin(path);
    },
  };
}
