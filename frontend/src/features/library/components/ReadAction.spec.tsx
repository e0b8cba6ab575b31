import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Book } from '../../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { ReadAction } from './ReadAction.tsx';

function show(percentage: number) {
  fakeServer({});
  const book = {
    id: 'b1',
    slug: 'kites',
    title: 'The Kite Makers',
    authors: [],
    cover: null,
    ingestion: 'ready',
    access: { read: true, reason: 'free' },
    progress: { percentage, locator: {}, updated_at: '2026-11-20T10:00:00Z' },
    reading: null,
  } as unknown as Book;
  renderRoutes([{ path: '/', element: <ReadAction book={book} /> }], '/', memberStore(TEACHER));
}

describe('the button to read a book', () => {
  it('says that a book is finished, and opens it at the beginning', async () => {
    show(100);
    expect((await screen.findByRole('link', { name: 'Read again' })).getAttribute('href')).toBe(
      '/library/kites/read?again',
    );
    expect(screen.getByText('Finished')).toBeTruthy();
  });

  it('says how much of a book was read, and never all of it before the end', async () => {
    show(99.6);
    expect((await screen.findByRole('link', { name: 'Keep reading' })).getAttribute('href')).toBe(
      '/library/kites/read',
    );
    expect(screen.getByText('99 % read')).toBeTruthy();
    expect(screen.queryByText('Finished')).toBeNull();
  });
});
