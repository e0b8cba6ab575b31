import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import type { Book } from '../../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { Reactions } from './Reactions.tsx';

const watched: Element[] = [];
let isInFront = true;
const front = (next: boolean) => {
  isInFront = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const before = globalThis.IntersectionObserver;

beforeEach(() => {
  watched.length = 0;
  isInFront = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isInFront ? 'visible' : 'hidden'));
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = (element: Element) => {
      watched.push(element);
      this.tell([{ isIntersecting: true }]);
    };
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.IntersectionObserver = before;
});

const book = (read: boolean) => ({ id: 'b1', reactions: {}, access: { read } }) as unknown as Book;

/** A book whose second response allows reading, as when a session begins in between. */
function Late() {
  const [read, setRead] = useState(false);
  return (
    <>
      <button onClick={() => setRead(true)}>Load</button>
      <Reactions book={book(read)} />
    </>
  );
}

it('refreshes the counts when they become visible, also where they render later than the page', async () => {
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

const open = (element: React.ReactNode) => {
  let said = 0;
  fakeServer({
    'GET /api/books/b1/reactions/': () => ({ body: { reactions: { wow: said++ }, mine: null } }),
  });
  renderRoutes([{ path: '/', element }], '/', memberStore({ ...TEACHER, permissions: ['book.react'] }));
  return () => said;
};
const settled = async (asked: () => number) => {
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return asked();
};

it('shows new feedback of others when the page gets the focus again', async () => {
  const asked = open(<Reactions book={book(true)} />);
  const before = await settled(asked);
  act(() => front(false));
  expect(await settled(asked)).toBe(before);
  act(() => front(true));
  await waitFor(() => expect(asked()).toBe(before + 1), { timeout: 1_000 });
  await waitFor(() => expect(screen.getByRole('button', { name: /^Wow/ }).textContent).toBe(`Wow${before}`));
});

/** Makes the page visible between the first render and the subscription to the visibility event. */
function InFrontMeanwhile() {
  useLayoutEffect(() => front(true), []);
  return <Reactions book={book(true)} />;
}

it('refreshes the counts also where the page got the focus before it began to listen', async () => {
  jest.useFakeTimers();
  try {
    isInFront = false;
    const asked = open(<InFrontMeanwhile />);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const before = asked();
    await act(() => jest.advanceTimersByTimeAsync(4_100));
    expect(asked()).toBeGreaterThan(before);
  } finally {
    jest.useRealTimers();
  }
});
