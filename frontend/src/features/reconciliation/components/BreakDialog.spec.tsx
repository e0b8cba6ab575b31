import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import BreaksPage from '../pages/BreaksPage.tsx';

const ROW = {
  id: 'b1',
  provider: 'stripe',
  day: '2026-11-20',
  kind: 'fee',
  movement: 'payment',
  reference: 'pi_1',
  school_id: null,
  payment_id: null,
  refund_id: null,
  ours: { amount: 1000, fee: null, currency: 'GBP', state: 'succeeded' },
  theirs: { amount: 1000, fee: 44, currency: 'GBP', state: 'succeeded' },
  state: 'open',
  note: null,
  changed_by: null,
  found_at: '2026-11-21T02:00:00.000Z',
  seen_at: '2026-11-21T02:00:00.000Z',
  changed_at: '2026-11-21T02:00:00.000Z',
};

it('lists what is open, and explains a break with a reason', async () => {
  let state = 'open';
  const calls = fakeServer({
    'GET /api/reconciliation/breaks/': () => ({
      body: { count: 1, next: null, previous: null, results: [{ ...ROW, state }] },
    }),
    'POST /api/reconciliation/breaks/b1/state/': ({ body }) => {
      state = (body as { state: string }).state;
      return { body: { ...ROW, state } };
    },
  });
  renderRoutes([{ path: '/', element: <BreaksPage /> }], '/');
  expect(await screen.findByText('£10.00, fee £0.44')).toBeInTheDocument();
  expect(screen.getByText('£10.00, fee not known yet')).toBeInTheDocument();
  expect(calls.find(({ path }) => path.includes('breaks'))!.query.get('state')).toBe('open');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve or explain pi_1' }));
  await userEvent.click(screen.getByRole('radio', { name: /Explained/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please say why, in 3 to 300 letters.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Fee is posted tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(state).toBe('explained'));
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
    state: 'explained',
    reason: 'Fee is posted tomorrow',
  });
  expect(await screen.findByRole('button', { name: 'Open pi_1 again' })).toBeInTheDocument();
});
