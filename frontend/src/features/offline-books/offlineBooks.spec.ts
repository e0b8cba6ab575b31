import { beforeEach, describe, expect, it } from '@jest/globals';
import { offlineBook, offlineLibrary, type OfflineBookEntry, type Reader } from './offlineBooks.ts';
import { saveOfflineLibrary, slimContent } from './offlineStore.ts';

const mia = { id: 'mia', first_name: 'Mia' } as Reader;
const fox = (seenAt: string): OfflineBookEntry => ({
  book: { id: 'b1', slug: 'the-fox' } as OfflineBookEntry['book'],
  content: {} as OfflineBookEntry['content'],
  fileId: 'f1',
  bytes: 1,
  cover: null,
  seenAt,
});
const now = new Date().toISOString();
const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

beforeEach(() => localStorage.clear());

describe('offline books', () => {
  it('open for their reader, by id or slug, with or without a session', () => {
    saveOfflineLibrary(mia, [fox(now)]);
    expect(offlineBook('the-fox', 'mia')?.home.fileId).toBe('f1');
    expect(offlineBook('b1', null)?.reader.id).toBe('mia');
  });

  it('do not open for another person on the same device', () => {
    saveOfflineLibrary(mia, [fox(now)]);
    expect(offlineBook('the-fox', 'leo')).toBeNull();
  });

  it('expire when the server has not confirmed them for a month', () => {
    saveOfflineLibrary(mia, [fox(days(31))]);
    expect(offlineBook('the-fox', 'mia')).toBeNull();
    saveOfflineLibrary(mia, [fox(days(29))]);
    expect(offlineBook('the-fox', 'mia')).not.toBeNull();
  });

  it('are five at most, and their storage is removed with the last one', () => {
    saveOfflineLibrary(
      mia,
      Array.from({ length: 7 }, () => fox(now)),
    );
    expect(offlineLibrary()?.books).toHaveLength(5);
    saveOfflineLibrary(mia, []);
    expect(localStorage.length).toBe(0);
  });

  it('store the parts of a manifest that the reader needs', () => {
    const manifest = {
      metadata: { title: 'x' },
      resources: [1],
      readingOrder: [{ href: 'a', type: 't', properties: { positions: 2 } }],
    };
    expect(slimContent({ manifest } as never).manifest).toEqual({
      readingOrder: [{ href: 'a', properties: { positions: 2 } }],
    });
    const resources = ['image/png', 'font/otf', 'font/woff'].map((type) => ({ href: type, type, size: 1 }));
    expect(slimContent({ manifest: { ...manifest, resources } } as never).manifest).toMatchObject({
      resources: [{ href: 'font/otf', type: 'font/otf' }],
    });
  });
});
