import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { fakeServer } from '../testing/server.ts';
import { memberStore, renderRoutes } from '../testing/render.tsx';
import { TableSearch } from '../ui/table/TableTools.tsx';

/** A list with a search, and a page whose code arrives when the test says so. */
function open() {
  fakeServer({});
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { router } = renderRoutes(
    [
      {
        path: '/list',
        element: (
          <>
            <TableSearch label="Search" placeholder="" />
            <Link to="/one">One</Link>
          </>
        ),
      },
      {
        path: '/one',
        lazy: async () => {
          await arrived;
          return { element: <h1>The one</h1> };
        },
      },
    ],
    '/list?kind=picture',
    memberStore(),
  );
  return { router, arrive };
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value } });

afterEach(() => void jest.useRealTimers());

it('a search that was typed just before a link was followed does not call the link back', async () => {
  jest.useFakeTimers();
  const { router, arrive } = open();
  type('drop');
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(router.state.navigation.location?.pathname).toBe('/one');
  // Typing pauses: the text would go into the address of the list now.
  act(() => jest.advanceTimersByTime(1_000));
  expect(router.state.navigation.location?.pathname).toBe('/one');
  jest.useRealTimers();
  act(arrive);
  expect(await screen.findByRole('heading', { name: 'The one' })).toBeVisible();
});

it('a search goes into the address when typing pauses', async () => {
  const { router } = open();
  type('drop');
  await waitFor(() => expect(router.state.location.search).toBe('?kind=picture&search=drop'));
});
