import { afterAll, afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { booksApi } from '../../api/books.ts';
import type { User } from '../../api/types.ts';
import { fakeServer, problem } from '../../testing/server.ts';
import { memberStore, renderRoutes, TEACHER } from '../../testing/render.tsx';
import { useStopViewing } from './useStopViewing.ts';

const VIEWED = { ...TEACHER, viewing: { name: 'Hana Patel' } } as unknown as User;

function Stop() {
  const [stop] = useStopViewing();
  return <button onClick={() => void stop()}>Stop</button>;
}

/** jsdom cannot open another page: it reports each attempt as an error, except for the address it is at. */
const errors = jest.spyOn(console, 'error');
const opened = () =>
  errors.mock.calls.filter(([error]) => /navigation/.test(String((error as Error).message))).length;
beforeEach(() => {
  history.replaceState(null, '', '/library');
  errors.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

afterAll(() => errors.mockRestore());

it('a call that is refused while the view-as session stops opens no page; the stop opens one', async () => {
  let stopped!: () => void;
  const end = new Promise<void>((resolve) => (stopped = resolve));
  fakeServer({
    'POST /api/auth/view-as/stop/': async () => {
      await end;
      return { body: { person: 'mia', origin: null, signed_in: true } };
    },
    'GET /api/books/': () => problem(401, 'session_ended'),
  });
  const { store } = renderRoutes([{ path: '/', element: <Stop /> }], '/', memberStore(VIEWED));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const { error } = await act(() => store.dispatch(booksApi.endpoints.listBooks.initiate({})));
  expect([error, opened()]).toEqual([expect.objectContaining({ status: 401 }), 0]);
  stopped();
  await waitFor(() => expect(opened()).toBe(1));
});

it('a view-as session that ended elsewhere opens the home page, also after a stop that failed', async () => {
  fakeServer({
    'POST /api/auth/view-as/stop/': () => problem(503, 'busy'),
    'GET /api/books/': () => problem(401, 'session_ended'),
  });
  const { store } = renderRoutes([{ path: '/', element: <Stop /> }], '/', memberStore(VIEWED));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('busy')).toBeVisible();
  expect(opened()).toBe(0);
  await act(() => store.dispatch(booksApi.endpoints.listBooks.initiate({})));
  expect(opened()).toBe(1);
});
