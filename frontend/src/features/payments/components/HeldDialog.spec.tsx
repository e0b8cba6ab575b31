import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { HeldDialog } from './HeldDialog.tsx';

it('proposes with a reason and a proof, and nothing is sent before', async () => {
  const calls = fakeServer({
    'GET /api/account/security/': () => ({ body: { proof: 'password' } }),
    'POST /api/payment-details/p1/proposals/': () => ({ status: 202, body: { id: 'x1' } }),
  });
  let closed = false;
  renderRoutes(
    [
      {
        path: '/',
        element: <HeldDialog id="p1" decision="accept" sum="£9.00" onClose={() => (closed = true)} />,
      },
    ],
    '/',
  );
  const propose = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Propose to accept £9.00', hidden: true }));
  await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
  await propose();
  expect(screen.getByText('Please say why, in 10 to 300 letters.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason', hidden: true }), 'The bank told us why');
  await propose();
  await waitFor(() => expect(closed).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({
    decision: 'accept',
    reason: 'The bank told us why',
    password: 'correct horse',
  });
});
