import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Book, User } from '../../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { createStore } from '../../../app/store.ts';
import { EndPage } from './EndPage.tsx';

const book = {
  id: 'b1',
  slug: 'kites',
  title: 'The Kite Makers',
  authors: [],
  cover: null,
  status: 'published',
};
const reader = { ...TEACHER, permissions: ['book.react', 'story.write'] } as User;
const similar = ['Moon', 'Sea', 'Tree', 'Wind'].map((title, at) => ({
  book: { id: `n${at}`, slug: title.toLowerCase(), title, authors: [], cover: null, language: 'en' },
  why: null,
}));

function show(user: User | null) {
  const calls = fakeServer({
    'GET /api/books/b1/reactions/': () => ({ body: { reactions: {}, mine: null } }),
    'PUT /api/books/b1/reactions/': () => ({ body: { reactions: { loved: 1 }, mine: 'loved' } }),
    'GET /api/books/b1/near/': () => ({ body: { books: similar } }),
  });
  const element = <EndPage book={book as unknown as Book} onAgain={jest.fn()} />;
  renderRoutes([{ path: '/', element }], '/', user ? memberStore(user) : createStore());
  return calls;
}

describe('the end of a book', () => {
  it('offers three books to read next, and a story to write', async () => {
    show(reader);
    const next = await screen.findByRole('region', { name: 'Read next' });
    expect(within(next).getAllByRole('link')).toHaveLength(3);
    for (const name of ['Moon', 'Sea', 'Tree'])
      expect(within(next).getByRole('link', { name }).getAttribute('href')).toBe(
        `/library/${name.toLowerCase()}`,
      );
    expect(screen.getByRole('link', { name: 'Write a story' }).getAttribute('href')).toBe('/uploadblogsteps');
  });

  it('takes a reaction', async () => {
    const calls = show(reader);
    const section = await screen.findByRole('region', { name: 'How was it?' });
    await userEvent.click(within(section).getAllByRole('button')[0]!);
    expect(calls.find(({ method }) => method !== 'GET')?.body).toEqual({ reaction: expect.any(String) });
  });

  it('asks a visitor for nothing', async () => {
    show(null);
    await screen.findByRole('region', { name: 'Read next' });
    expect(screen.queryByRole('region', { name: 'How was it?' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write a story' })).toBeNull();
  });
});
