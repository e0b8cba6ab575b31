import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../api/types.ts';
import { createStore } from '../../app/store.ts';
import { memberStore, renderRoutes, TEACHER } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { BuyBook } from './BuyBook.tsx';
import { cartReplaced } from './cart.ts';

const STUDENT: User = { ...TEACHER, role: 'student', permissions: ['cart.keep'] };
const visitor = () =>
  createStore({ session: { phase: 'visitor', access: null, user: null, expired: false } });

function show(store = visitor(), features = ['shop']) {
  sessionStorage.clear();
  const calls = fakeServer({
    'GET /api/current-tenant': () => ({ body: { id: 't', school_name: 'Greenfield Primary', features } }),
    'POST /api/data/cart/': () => ({ body: { items: ['b1'], later: [], count: 1, lines: [], total: null } }),
  });
  store.dispatch(cartReplaced({ items: [], later: [] }));
  renderRoutes(
    [
      { path: '/', element: <BuyBook book={{ id: 'b1' }} /> },
      { path: '/cart', element: <h1>The cart</h1> },
    ],
    '/',
    store,
  );
  return calls;
}

it('puts the book into the cart of a visitor once, and leads to the cart', async () => {
  const store = visitor();
  show(store);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart.items).toEqual(['b1']);
  const link = await screen.findByRole('link', { name: 'In your cart: look at it' });
  expect(link.getAttribute('href')).toBe('/cart');
});

it('brings a student to the page on which they ask a grown-up', async () => {
  const store = memberStore(STUDENT);
  show(store);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask a grown-up' }));
  expect(await screen.findByRole('heading', { name: 'The cart' })).toBeTruthy();
  expect(store.getState().cart.items).toEqual(['b1']);
});

it('shows nothing where the school sells nothing', async () => {
  const calls = show(visitor(), []);
  await expect(screen.findByRole('button', {}, { timeout: 300 })).rejects.toThrow();
  expect(calls.some(({ path }) => path === '/api/current-tenant')).toBe(true);
});
