import { beforeEach, describe, expect, it } from '@jest/globals';
import { offlineLibrary, type OfflineBookEntry, type Reader } from './offlineBooks.ts';
import { refreshOfflineBooks } from './refreshOfflineBooks.ts';
import { saveOfflineLibrary } from './offlineStore.ts';

const mia = { id: 'mia', first_name: 'Mia' } as Reader;
const home = (id: string): OfflineBookEntry => ({
  book: { id, slug: id } as OfflineBookEntry['book'],
  content: {} as OfflineBookEntry['content'],
  fileId: `file-${id}`,
  bytes: 1,
  cover: null,
  seenAt: '2026-01-01T00:00:00.000Z',
});
const left = () => offlineLibrary()?.books.map(({ book }) => book.id) ?? [];
/** Simulates a server that returns these responses in order. */
const answers = (...said: object[]) => {
  let next = 0;
  return () => Promise.resolve(said[next++]);
};

beforeEach(() => {
  localStorage.clear();
  saveOfflineLibrary(mia, [home('fox'), home('hen')]);
});

describe('offline books, when the server is available again', () => {
  const hen = { data: { id: 'hen', slug: 'hen', access: { read: true } } };

  it('are removed when they were withdrawn or are not accessible to this reader any more', async () => {
    await refreshOfflineBooks(answers({ error: { status: 404 } }, hen), 'mia');
    expect(left()).toEqual(['hen']);
    await refreshOfflineBooks(answers({ data: { ...hen.data, access: { read: false } } }), 'mia');
    expect(left()).toEqual([]);
  });

  it('stay while the server does not answer, longer for confirmed ones', async () => {
    await refreshOfflineBooks(answers({ error: { status: 'FETCH_ERROR' } }, hen), 'mia');
    expect(left()).toEqual(['fox', 'hen']);
    const [fox, fresh] = offlineLibrary()!.books;
    expect(Date.parse(fresh!.seenAt)).toBeGreaterThan(Date.parse(fox!.seenAt));
  });

  it('of another person are not requested', async () => {
    await refreshOfflineBooks(answers({ error: { status: 404 } }, { error: { status: 404 } }), 'leo');
    expect(left()).toEqual(['fox', 'hen']);
  });
});
