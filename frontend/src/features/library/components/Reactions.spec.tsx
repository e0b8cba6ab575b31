import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { Reactions } from './Reactions.tsx';

const watched: Element[] = [];
const before = globalThis.IntersectionObserver;

beforeEach(() => {
  watched.length = 0;
  globalThis.IntersectionObserver = class {
    observe = (element: Element) => void watched.push(element);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = before;
});

const book = (read: boolean) => ({ id: 'b1', reactions: {}, access: { read } }) as unknown as Book;

/** A book of which only its second loading says that it may be read, as when a session begins meanwhile. */
function Late() {
  const [read, setRead] = useState(false);
  return (
    <>
      <button onClick={() => setRead(true)}>Load</button>
      <Reactions book={book(read)} />
    </>
  );
}

it('watches whether the counts are on the screen, also where they come later than the page', async () => {
  fakeServer({ 'GET /api/books/b1/reactions/': () => ({ body: { reactions: {}, mine: null } }) });
  renderRoutes(
    [{ path: '/', element: <Late /> }],
    '/',
    memberStore({ ...TEACHER, permissions: ['book.react'] }),
  );
  expect(watched).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(watched).toEqual([screen.getByRole('region', { name: 'How was it?' })]);
});
