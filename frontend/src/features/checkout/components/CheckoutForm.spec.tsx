import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../../api/types.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, type Call } from '../../../testing/server.ts';
import { cartReplaced } from '../../../shared/cart/cart.ts';
import CheckoutPage from '../pages/CheckoutPage.tsx';

const BUYER: User = { ...TEACHER, permissions: ['cart.keep', 'order.place'] };
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const line = (total: number, discount: number) => ({
  item: 'b1',
  title: 'The Sun Trap',
  authors: ['Mary Ann'],
  image: null,
  slug: 'sun-trap',
  kind: 'digital',
  quantity: 1,
  unit_price: gbp(500),
  discount: gbp(discount),
  total: gbp(total),
  price_before: null,
  split: null,
  tax: null,
  currencies: ['GBP'],
  stock: null,
  seats: null,
  state: 'ok',
  reason: null,
});
const quote = (total: number, coupon: object | null = null, extras: object = {}) => ({
  items: ['b1'],
  count: 1,
  lines: [line(total, 500 - total)],
  later: [],
  shipping: null,
  round_up: null,
  fee_cover: null,
  ships: false,
  coupon,
  total: gbp(total),
  tax_total: gbp(0),
  currency: 'GBP',
  currencies: ['GBP'],
  can_pay: true,
  ...extras,
});

/** What a code makes of a book for 5 pounds. */
function priced({ body }: Call) {
  const { coupon, provider, round_up, fee_cover } = body as Record<string, unknown>;
  if (!coupon)
    return quote(500 + (round_up ? 50 : 0) + (fee_cover ? 28 : 0), null, {
      lines: [line(500, 0)],
      round_up: { price: gbp(50), chosen: round_up, charity: null, choices: [] },
      fee_cover: provider ? { price: gbp(28), chosen: fee_cover } : null,
    });
  if (coupon === 'ALL') return quote(0, { code: 'ALL', state: 'applied', reason: null, discount: gbp(500) });
  if (coupon === 'half')
    return quote(250, { code: 'HALF', state: 'applied', reason: null, discount: gbp(250) });
  return quote(500, {
    code: coupon,
    state: 'unknown',
    reason: 'We do not know this code.',
    discount: gbp(0),
  });
}

function show(checkout: () => { status?: number; body: unknown } = () => ({ status: 500, body: {} })) {
  const calls = fakeServer({
    'GET /api/data/cart/': () => ({ body: quote(500) }),
    'POST /api/cart-quotes/': (call) => ({ body: priced(call) }),
    'GET /api/checkout/options/': () => ({
      body: {
        providers: [{ provider: 'stripe', available: true, reason: null }],
        country: 'GB',
        email_needed: false,
        human_check: { needed: false, site_key: null },
        tax_note: '',
      },
    }),
    'POST /api/checkout/': checkout,
  });
  const store = memberStore(BUYER);
  store.dispatch(cartReplaced({ items: ['b1'], later: [] }));
  const { unmount } = renderRoutes([{ path: '/', element: <CheckoutPage /> }], '/', store);
  return { calls, unmount };
}

const use = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Coupon'), `${code}{Enter}`);
};
const sent = (calls: Call[]) => calls.find(({ path }) => path === '/api/checkout/')?.body;

it('pays the price that the coupon makes, and sends its code', async () => {
  sessionStorage.clear();
  const { calls, unmount } = show();
  await use('half');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay £2.50' }));
  await waitFor(() =>
    expect(sent(calls)).toMatchObject({ coupon: 'HALF', expected_total: 250, provider: 'stripe' }),
  );
  // A code survives a reload of the page.
  unmount();
  show();
  expect(await screen.findByRole('button', { name: 'Pay £2.50' })).toBeTruthy();
});

it('adds what the buyer ticks, and nothing else', async () => {
  sessionStorage.clear();
  const { calls } = show();
  const roundUp = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Round up by £0\.50/ });
  const cover = screen.getByRole<HTMLInputElement>('checkbox', { name: /Add £0\.28/ });
  expect([roundUp.checked, cover.checked]).toEqual([false, false]);
  expect(screen.getByRole('button', { name: 'Pay £5.00' })).toBeTruthy();
  await userEvent.click(roundUp);
  await userEvent.click(cover);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay £5.78' }));
  await waitFor(() =>
    expect(sent(calls)).toMatchObject({ round_up: true, fee_cover: true, expected_total: 578 }),
  );
  expect(screen.getByText('Rounded up for a charity')).toBeTruthy();
});

it('asks for no way to pay when a coupon takes off everything', async () => {
  sessionStorage.clear();
  const { calls } = show();
  await use('ALL');
  await userEvent.click(await screen.findByRole('button', { name: 'Get it for nothing' }));
  await waitFor(() => expect(sent(calls)).toMatchObject({ coupon: 'ALL', expected_total: 0 }));
  expect(sent(calls)).not.toHaveProperty('provider');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('keeps a code that cannot be used in its field, with the reason', async () => {
  sessionStorage.clear();
  show();
  await use('OLD');
  expect(await screen.findByText('We do not know this code.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Coupon').value).toBe('OLD');
  expect(screen.getByRole('button', { name: 'Pay £5.00' })).toBeTruthy();
});

it('does not pay past a code that was typed and not used', async () => {
  sessionStorage.clear();
  const { calls } = show();
  await userEvent.type(await screen.findByLabelText('Coupon'), 'half');
  await userEvent.click(screen.getByRole('button', { name: 'Pay £5.00' }));
  expect(await screen.findAllByText('Press “Use the code” first, or empty this field.')).not.toHaveLength(0);
  expect(sent(calls)).toBeUndefined();
});

it('shows what the server says of a coupon at its field', async () => {
  sessionStorage.clear();
  show(() => ({
    status: 422,
    body: { status: 422, code: 'coupon_refused', detail: 'No', errors: { coupon: ['It is used up.'] } },
  }));
  await use('half');
  await userEvent.click(await screen.findByRole('button', { name: 'Pay £2.50' }));
  const field = await screen.findByLabelText('Coupon');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect((field as HTMLInputElement).value).toBe('half');
});
