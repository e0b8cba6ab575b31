import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Book } from '../../../api/types.ts';
import { createStore } from '../../../app/store.ts';
import { BookCard } from '../../../shared/books/BookCard.tsx';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { ReadAction } from './ReadAction.tsx';

const book = (change: Partial<Book>): Book =>
  ({
    id: 'b1',
    slug: 'the-kite-makers',
    title: 'The Kite Makers',
    authors: ['Wren Hollow'],
    language: 'en',
    cover: null,
    age_range: null,
    reading_minutes: 4,
    ingestion: 'ready',
    has_audio: false,
    price: null,
    access: { read: true, reason: 'free' },
    ...change,
  }) as Book;
const sold = book({
  price: { amount: 450, currency: 'GBP' },
  access: { read: false, reason: 'purchase_required' },
});
const visitor = () =>
  createStore({ session: { phase: 'visitor', access: null, user: null, expired: false } });

describe('the labels on a cover', () => {
  const nameOf = (of: Book) => {
    fakeServer({});
    const { unmount } = renderRoutes(
      [{ path: '/', element: <BookCard book={of} sizes="96px" /> }],
      '/',
      visitor(),
    );
    const name = screen.getByRole('link').textContent;
    unmount();
    return name;
  };

  it('are part of the name of the link: sold books, and those with a recorded voice', () => {
    expect(nameOf(sold)).toContain('School shop');
    expect(nameOf(book({ has_audio: true }))).toContain('Read to me');
    const owned = { ...sold, access: { read: true, reason: 'owned' } } as Book;
    expect(nameOf(owned)).toContain('Yours');
    expect(nameOf(owned)).not.toContain('School shop');
    expect(nameOf(book({}))).not.toMatch(/School shop|Read to me/);
  });
});

describe('the action on the page of a sold book', () => {
  const actions = (of: Book, store = visitor()) => {
    fakeServer({});
    return renderRoutes([{ path: '/', element: <ReadAction book={of} /> }], '/', store).unmount;
  };

  it('does not send a visitor to log in, since that opens nothing', () => {
    const unmount = actions(sold);
    expect(screen.getByText(/^For sale/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    actions(book({ access: { read: false, reason: 'sign_in_required' } }));
    expect(screen.getByRole('link', { name: 'Log in to read' })).toBeTruthy();
  });

  it('shows a child no price', () => {
    actions(sold, memberStore({ ...TEACHER, role: 'student' }));
    expect(screen.getByText('For sale')).toBeTruthy();
    expect(screen.queryByText(/4\.50/)).toBeNull();
  });
});
