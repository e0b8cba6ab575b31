import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from '../../../api/types.ts';
import { createStore } from '../../../app/store.ts';
import { memberStore, renderRoutes, TEACHER } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import ProjectPage from './ProjectPage.tsx';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const project = {
  id: 'p1',
  slug: 'reading-room',
  title: 'A reading room by the lake',
  summary: '340 children share 60 books and one lamp.',
  cover: null,
  cover_alt: '',
  charity: {
    id: 'c1',
    slug: 'lakeside',
    name: 'Lakeside Schools Trust',
    logo: null,
    status: 'verified',
    registration_number: '1148209',
    receipts: 'gift_aid',
    verified_at: null,
  },
  place: 'Kisumu',
  country: 'KE',
  latitude: null,
  longitude: null,
  goals: [4],
  status: 'fundraising',
  goal: gbp(500_000),
  raised: gbp(342_000),
  percentage: 68,
  donors_count: 86,
  ends_on: '2026-12-14',
  days_left: 24,
  started_by_students: true,
  demo: true,
  published_at: null,
  updated_at: null,
  story: 'Why.',
  starts_on: null,
  accepts_gifts: true,
  refusal: null,
  status_reason: '',
  budget: [
    { label: '600 books', note: '', pieces: 600, each: 400, amount: 240_000 },
    { label: 'Roof', note: '', pieces: 1, each: 260_000, amount: 260_000 },
  ],
  milestones: [{ title: 'Start', due_on: '2026-09-08', done_on: null }],
  outcome_units: [{ label: 'One book', cost: 400 }],
  questions: [],
  overflow: 'continue',
  redirect_to: null,
  matching: { sponsor: 'Orchard Lane Bakery', pool: gbp(200_000), left: gbp(150_000) },
  report: '',
  reported_at: null,
  film: null,
  updates: [],
  money: [],
  fundraisers: [],
};

function show(changes: object = {}, user?: User, at = '/charity-projects/reading-room') {
  const answer = () => ({ body: { ...project, ...changes } });
  fakeServer({
    'GET /api/projects/reading-room/': answer,
    'GET /api/projects/p1/': answer,
    'GET /api/donations/supporters/': () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
  });
  const store = user
    ? memberStore(user)
    : createStore({ session: { phase: 'visitor', access: null, user: null, expired: false } });
  return renderRoutes(
    [
      { path: '/charity-projects/:idOrSlug', element: <ProjectPage /> },
      { path: '/charity-projects/:project/give', element: <p>the page to give</p> },
    ],
    at,
    store,
  );
}

it('shows how far it is, and a budget whose total is the sum of its lines', async () => {
  show();
  expect(await screen.findByText('raised of £5,000.00')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('68');
  expect(screen.getByText('86 people gave')).toBeTruthy();
  const part = screen.getByRole('heading', { name: 'Where the money goes' }).closest('section')!;
  expect(within(part).getByText('£2,400.00')).toBeTruthy();
  expect(within(part).getByText('£5,000.00')).toBeTruthy();
  expect(screen.getByText(/Orchard Lane Bakery doubles each gift. £1,500.00 are left/)).toBeTruthy();
});

it('offers what its amounts do, and takes the choice to the page to give', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('radio', { name: '£4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Give £4.00' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/charity-projects/reading-room/give?amount=400&currency=GBP',
  );
});

it('leads from an id to the address with the title', async () => {
  const { router } = show({}, undefined, '/charity-projects/p1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/charity-projects/reading-room'));
});

it('shows a student how far it is, and asks for nothing', async () => {
  show({}, { ...TEACHER, role: 'student', permissions: ['cart.keep'] });
  expect(await screen.findByText('raised of £5,000.00')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /Give/ })).toBeNull();
});

it('says why it is paused, and takes no gift', async () => {
  show({ status: 'paused', accepts_gifts: false, status_reason: 'We wait for the builder.' });
  expect(await screen.findByText(/We wait for the builder\./)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
