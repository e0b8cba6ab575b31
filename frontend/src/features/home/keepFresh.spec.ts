import { beforeEach, describe, expect, it } from '@jest/globals';
import { homeShelf, type HomeBook, type Reader } from './homeBooks.ts';
import { keepFresh } from './keepFresh.ts';
import { keepShelf } from './shelf.ts';

const mia = { id: 'mia', first_name: 'Mia' } as Reader;
const home = (id: string): HomeBook => ({
  book: { id, slug: id } as HomeBook['book'],
  content: {} as HomeBook['content'],
  fileId: `file-${id}`,
  bytes: 1,
  cover: null,
  seenAt: '2026-01-01T00:00:00.000Z',
});
const left = () => homeShelf()?.books.map(({ book }) => book.id) ?? [];
/** A server that answers the questions in their order. */
const answers = (...said: object[]) => {
  let next = 0;
  return () => Promise.resolve(said[next++]);
};

beforeEach(() => {
  localStorage.clear();
  keepShelf(mia, [home('fox'), home('hen')]);
});

describe('books at home, when the server is there again', () => {
  const hen = { data: { id: 'hen', slug: 'hen', access: { read: true } } };

  it('go when they were withdrawn or are not for this reader any more', async () => {
    await keepFresh(answers({ error: { status: 404 } }, hen), 'mia');
    expect(left()).toEqual(['hen']);
    await keepFresh(answers({ data: { ...hen.data, access: { read: false } } }), 'mia');
    expect(left()).toEqual([]);
  });

  it('stay while nobody answers, and those that were spoken for last longer', async () => {
    await keepFresh(answers({ error: { status: 'FETCH_ERROR' } }, hen), 'mia');
    expect(left()).toEqual(['fox', 'hen']);
    const [fox, fresh] = homeShelf()!.books;
    expect(Date.parse(fresh!.seenAt)).toBeGreaterThan(Date.parse(fox!.seenAt));
  });

  it('of somebody else are nobody’s to ask about', async () => {
    await keepFresh(answers({ error: { status: 404 } }, { error: { status: 404 } }), 'leo');
    expect(left()).toEqual(['fox', 'hen']);
  });
});
