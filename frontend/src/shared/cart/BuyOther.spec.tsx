import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { BuyOther, kindsFor } from './BuyOther.tsx';
import { cartReplaced } from './cart.ts';

const BUYER: User = { ...TEACHER, permissions: ['cart.keep', 'order.place'] };

function show(user: User, states: Record<string, string> = {}) {
  const calls = fakeServer({
    'GET /api/current-tenant': () => ({
      body: { id: 't', school_name: 'Greenfield Primary', features: ['shop'] },
    }),
    'POST /api/cart-quotes/': ({ body }) => ({
      body: {
        lines: (body as { items: string[] }).items.map((item) => ({
          item,
          kind: item.split(':')[1],
          seats: item.endsWith('class_pack') ? 30 : null,
          unit_price: { amount: 4000, currency: 'GBP' },
          state: states[item] ?? 'ok',
        })),
      },
    }),
    'POST /api/data/cart/': () => ({
      body: { items: ['b1:class_pack'], later: [], count: 1, lines: [], total: null },
    }),
  });
  const store = memberStore(user);
  store.dispatch(cartReplaced({ items: [], later: [] }));
  renderRoutes([{ path: '/', element: <BuyOther book={{ id: 'b1' }} /> }], '/', store);
  return { calls, store };
}

it('puts a class pack into the cart of a teacher', async () => {
  const { store } = show(BUYER);
  await userEvent.click(await screen.findByRole('button', { name: 'Class pack for 30 readers, £40.00' }));
  expect(store.getState().cart.items).toEqual(['b1:class_pack']);
  expect(screen.getByRole('link', { name: 'Class pack, in your cart' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Give it as a gift, £40.00' })).toBeTruthy();
});

it('offers nothing that the school does not sell', async () => {
  show(BUYER, { 'b1:gift': 'not_offered' });
  await screen.findByRole('button', { name: /^Class pack/ });
  expect(screen.queryByRole('button', { name: /gift/ })).toBeNull();
});

it('offers class packs to those who teach or lead, and students nothing', () => {
  expect(kindsFor(null)).toEqual(['gift']);
  expect(kindsFor({ role: 'parent' })).toEqual(['gift']);
  expect(kindsFor({ role: 'school_admin' })).toEqual(['gift', 'class_pack']);
  expect(kindsFor({ role: 'student' })).toEqual([]);
});
