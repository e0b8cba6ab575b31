import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Book } from '../../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, problem } from '../../../testing/server.ts';
import MarkBook from './MarkBook.tsx';
import Ribbon from '../../../shared/books/Ribbon.tsx';

const reader = { ...TEACHER, permissions: ['reading.record'] };
const at = '2026-11-20T10:00:00Z';
const book = (state: string | null, more: object = {}) =>
  ({
    id: 'b1',
    title: 'The Kite Makers',
    reading: state && { state, reread_count: 0, finished_at: null, since: at, ...more },
  }) as unknown as Book;
const show = (element: React.ReactNode, user: object = reader) =>
  renderRoutes([{ path: '/', element }], '/', memberStore(user as typeof TEACHER));
const PUT = 'PUT /api/books/b1/reading-state/';

describe('the ribbon of a card', () => {
  it('marks the book as wanted at once, and unmarks it', async () => {
    const calls = fakeServer({ [PUT]: () => ({ body: { reading: null } }) });
    show(<Ribbon book={book(null)} />);
    const ribbon = screen.getByRole('button', { name: 'Want to read: The Kite Makers' });
    expect(ribbon.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(ribbon);
    expect(ribbon.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(ribbon);
    expect(ribbon.getAttribute('aria-pressed')).toBe('false');
    expect(calls.map(({ body }) => (body as { state: string | null }).state)).toEqual(['want', null]);
  });

  it('is reverted when the server refuses', async () => {
    fakeServer({ [PUT]: () => problem(503, 'down', 'Try again later.') });
    show(<Ribbon book={book(null)} />);
    const ribbon = screen.getByRole('button');
    await userEvent.click(ribbon);
    await screen.findByText('Try again later.');
    expect(ribbon.getAttribute('aria-pressed')).toBe('false');
  });

  it.each([
    ['a book that is being read', book('reading'), reader],
    ['a book that was put aside', book('abandoned'), reader],
    ['a person who keeps nothing', book(null), TEACHER],
    ['staff who view as somebody', book(null), { ...reader, viewing: { by: 'x' } }],
  ])('is hidden for %s', (_what, of, user) => {
    fakeServer({});
    show(<Ribbon book={of} />, user);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the reading state on the page of a book', () => {
  it('can put the current book aside', async () => {
    const calls = fakeServer({ [PUT]: () => ({ body: { reading: null } }) });
    show(<MarkBook book={book('reading')} />);
    await userEvent.click(screen.getByRole('button', { name: 'Put it aside' }));
    await screen.findByText('The book is put aside. It waits where you stopped.');
    expect(calls[0]?.body).toMatchObject({ state: 'abandoned' });
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true'));
  });

  it('shows how often it was read', () => {
    fakeServer({});
    show(<MarkBook book={book('finished', { finished_at: at, reread_count: 2 })} />);
    expect(screen.getByText('You have read it 3 times')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Want to read' })).toBeTruthy();
  });
});
