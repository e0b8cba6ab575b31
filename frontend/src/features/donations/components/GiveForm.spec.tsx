import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer, problem, type Call } from '../../../testing/server.ts';
import { GiveForm, type GiftTarget } from './GiveForm.tsx';

const target: GiftTarget = {
  of: { charity: 'lakeside' },
  name: 'Lakeside Schools Trust',
  lead: '',
  picture: { slug: 'lakeside', goals: [4], cover: null, cover_alt: '' },
  currency: null,
  presets: [],
};

function show(
  answer: (call: Call) => { status?: number; body?: unknown } = () => problem(503, 'unavailable', 'Later.'),
) {
  const calls = fakeServer({
    'GET /api/donations/options/': ({ query }) => ({
      body: {
        currency: query.get('currency'),
        currencies: ['GBP', 'EUR'],
        smallest: { amount: 200, currency: 'GBP' },
        largest: { amount: 1_000_000, currency: 'GBP' },
        providers: [
          { provider: 'stripe', available: true, reason: null, fee_cover: 92 },
          { provider: 'phonepe', available: false, reason: 'Takes rupees only.', fee_cover: null },
        ],
        email_needed: false,
        human_check: { needed: false, site_key: null },
        accepts_gifts: true,
        reason: null,
      },
    }),
    'POST /api/donations/': answer,
  });
  renderRoutes(
    [{ path: '/', element: <GiveForm target={target} /> }],
    '/?amount=1000',
    memberStore({ ...TEACHER, permissions: ['donation.give'] }),
  );
  return calls;
}
const sent = (calls: Call[]) =>
  calls.filter(({ path, method }) => path === '/api/donations/' && method === 'POST');

it('adds the fee only when the donor ticks it', async () => {
  const calls = show();
  const cover = await screen.findByRole('checkbox', { name: 'Pay the payment fee too, £0.92' });
  expect((cover as HTMLInputElement).checked).toBe(false);
  expect(screen.getByRole('button', { name: 'Give £10.00' })).toBeTruthy();
  await userEvent.click(cover);
  await userEvent.click(screen.getByRole('button', { name: 'Give £10.92' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.body).toMatchObject({
    charity: 'lakeside',
    amount: 1000,
    currency: 'GBP',
    interval: 'once',
    provider: 'stripe',
    cover_fee: true,
    anonymity: 'first_name',
  });
});

it('sends a second press with the same key after no answer, and a changed gift with another', async () => {
  const calls = show(() => {
    throw new TypeError('network');
  });
  const give = await screen.findByRole('button', { name: 'Give £10.00' });
  await screen.findByRole('radio', { name: /Card/ });
  await userEvent.click(give);
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Give £10.00' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  await userEvent.click(screen.getByRole('radio', { name: /Nobody may see it/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Give £10.00' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(3));
  const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('refuses an amount below the smallest one, and sends nothing', async () => {
  const calls = show();
  await screen.findByRole('radio', { name: /Card/ });
  await userEvent.type(screen.getByLabelText('Your own amount, in GBP'), '1.50');
  await userEvent.click(screen.getByRole('button', { name: 'Give £1.50' }));
  expect(await screen.findAllByText(/A gift is at least £2\.00/)).not.toHaveLength(0);
  expect(sent(calls)).toHaveLength(0);
});

it('sends the card for somebody only when it is asked for', async () => {
  const calls = show();
  await screen.findByRole('radio', { name: /Card/ });
  await userEvent.click(screen.getByRole('checkbox', { name: /in somebody’s name/ }));
  await userEvent.type(screen.getByLabelText('Who is it for?'), 'Grandma Salma');
  await userEvent.click(screen.getByRole('button', { name: 'Give £10.00' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]?.body).toMatchObject({ tribute: { recipient_name: 'Grandma Salma' } });
});
