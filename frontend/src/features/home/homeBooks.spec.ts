import { beforeEach, describe, expect, it } from '@jest/globals';
import { homeBook, homeShelf, type HomeBook, type Reader } from './homeBooks.ts';
import { keepShelf, slimContent } from './shelf.ts';

const mia = { id: 'mia', first_name: 'Mia' } as Reader;
const fox = (seenAt: string): HomeBook => ({
  book: { id: 'b1', slug: 'the-fox' } as HomeBook['book'],
  content: {} as HomeBook['content'],
  fileId: 'f1',
  bytes: 1,
  cover: null,
  seenAt,
});
const now = new Date().toISOString();
const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

beforeEach(() => localStorage.clear());

describe('the shelf at home', () => {
  it('opens a book for its reader, by id or slug, with or without a session', () => {
    keepShelf(mia, [fox(now)]);
    expect(homeBook('the-fox', 'mia')?.home.fileId).toBe('f1');
    expect(homeBook('b1', null)?.reader.id).toBe('mia');
  });

  it('opens nothing for somebody else at the same device', () => {
    keepShelf(mia, [fox(now)]);
    expect(homeBook('the-fox', 'leo')).toBeNull();
  });

  it('closes a book that the server has not spoken for in a month', () => {
    keepShelf(mia, [fox(days(31))]);
    expect(homeBook('the-fox', 'mia')).toBeNull();
    keepShelf(mia, [fox(days(29))]);
    expect(homeBook('the-fox', 'mia')).not.toBeNull();
  });

  it('holds five, and is gone with the last one', () => {
    keepShelf(
      mia,
      Array.from({ length: 7 }, () => fox(now)),
    );
    expect(homeShelf()?.books).toHaveLength(5);
    keepShelf(mia, []);
    expect(localStorage.length).toBe(0);
  });

  it('keeps of a manifest what the reader needs', () => {
    const manifest = {
      metadata: { title: 'x' },
      resources: [1],
      readingOrder: [{ href: 'a', type: 't', properties: { positions: 2 } }],
    };
    expect(slimContent({ manifest } as never).manifest).toEqual({
      readingOrder: [{ href: 'a', properties: { positions: 2 } }],
    });
  });
});
