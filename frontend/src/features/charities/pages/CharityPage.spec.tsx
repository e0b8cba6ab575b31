import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../../api/types.ts';
import { createStore } from '../../../app/store.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import CharityPage from './CharityPage.tsx';

const charity = {
  id: 'c1',
  slug: 'lakeside',
  name: 'Lakeside Schools Trust',
  logo: null,
  cover: null,
  cover_alt: '',
  summary: 'Reading rooms by the lake.',
  country: 'KE',
  place: 'Kisumu',
  goals: [4],
  status: 'verified',
  verified_at: '2026-09-03T10:00:00Z',
  supported: true,
  demo: true,
  raised: [{ amount: 741_000, currency: 'GBP' }],
  paid_out: [{ amount: 599_000, currency: 'GBP' }],
  projects_count: 0,
  open_projects_count: 0,
  legal_name: 'Lakeside Schools Trust CIO',
  mission: 'One.\n\nTwo.',
  registration_number: '1148209',
  register_url: 'https://register.example.org/1148209',
  website: null,
  receipts: 'gift_aid',
  accepts_gifts: true,
  status_reason: '',
  documents: [],
  bank_checked_at: null,
  money: [{ currency: 'GBP', raised: 741_000, fees: 31_120, paid_out: 599_000, waiting: 110_880 }],
  donors_count: 2,
  updates: [],
};

function show(changes: object = {}, user?: User, at = '/charities/lakeside') {
  const calls = fakeServer({
    'GET /api/charities/lakeside/': () => ({ body: { ...charity, ...changes } }),
    'GET /api/charities/c1/': () => ({ body: { ...charity, ...changes } }),
    'GET /api/donations/supporters/': () => ({
      body: {
        count: 2,
        next: null,
        previous: null,
        results: [
          {
            name: 'Nadia',
            amount: { amount: 2_500, currency: 'GBP' },
            given_at: '2026-11-01T00:00:00Z',
            message: '',
          },
          {
            name: null,
            amount: { amount: 500, currency: 'GBP' },
            given_at: '2026-11-02T00:00:00Z',
            message: '',
          },
        ],
      },
    }),
  });
  const store = user
    ? memberStore(user)
    : createStore({ session: { phase: 'visitor', access: null, user: null, expired: false } });
  const rendered = renderRoutes(
    [
      { path: '/charities/:idOrSlug', element: <CharityPage /> },
      { path: '/charities/:charity/give', element: <p>the page to give</p> },
    ],
    at,
    store,
  );
  return { calls, ...rendered };
}

it('shows where every pound is, and parts that add up to what came in', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakeside Schools Trust' })).toBeTruthy();
  for (const sum of ['£5,990.00', '£1,108.80', '£311.20']) expect(screen.getByText(sum)).toBeTruthy();
  expect(screen.getAllByText('£7,410.00').length).toBeGreaterThan(1);
});

it('names supporters who agreed, and calls the others friends', async () => {
  show();
  expect(await screen.findByText('Nadia')).toBeTruthy();
  expect(screen.getByText('A friend')).toBeTruthy();
});

it('leads from an id to the address with the name', async () => {
  const { router } = show({}, undefined, '/charities/c1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/charities/lakeside'));
});

it('takes a chosen amount to the page on which it is given, and nothing without one', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Give' }));
  expect(await screen.findByText('Please choose an amount.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '£10' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give £10.00' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/charities/lakeside/give?amount=1000&currency=GBP',
  );
});

it('asks a student for nothing', async () => {
  show({}, { ...TEACHER, role: 'student', permissions: ['cart.keep'] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Give to Lakeside Schools Trust')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('says why a suspended charity takes no gifts', async () => {
  show({ status: 'suspended', accepts_gifts: false, status_reason: 'Its accounts are late.' });
  expect(await screen.findByText(/Its accounts are late\./)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
