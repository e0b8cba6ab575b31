import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNSENT } from '../../api/session.ts';
import { memberStore, renderRoutes, TEACHER } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import LogoutPage from './pages/LogoutPage.tsx';

const KEY = `${UNSENT}${TEACHER.id}:s1`;
const show = () =>
  renderRoutes(
    [
      { path: '/logout', element: <LogoutPage /> },
      { path: '/library', element: <p>The library</p> },
    ],
    '/logout',
    memberStore(),
  );
const goneOut = async () => expect(await screen.findByText('The library')).toBeTruthy();

beforeEach(() => {
  localStorage.clear();
  fakeServer({ 'POST /api/auth/logout/': () => ({ status: 204 }) });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

describe('signing out', () => {
  it('needs no confirmation when everything was sent, and leaves no data', async () => {
    localStorage.setItem('recent', 'foxes');
    localStorage.setItem(`${UNSENT}somebody-else:s1`, '{}');
    show();
    await goneOut();
    expect(localStorage.length).toBe(0);
  });

  it('asks first when unsent text would be lost, and keeps it for its author', async () => {
    localStorage.setItem(KEY, '{"mine":1}');
    localStorage.setItem('recent', 'foxes');
    const { store } = show();
    await screen.findByRole('heading', { name: 'Some of your words are only on this device' });
    expect(store.getState().session.phase).toBe('member');
    await userEvent.click(screen.getByRole('button', { name: 'Log out and keep them here' }));
    await goneOut();
    expect({ ...localStorage }).toEqual({ [KEY]: '{"mine":1}' });
    expect(store.getState().session.phase).toBe('visitor');
  });

  it('discards it on request', async () => {
    localStorage.setItem(KEY, '{"mine":1}');
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Log out without them' }));
    await goneOut();
    expect(localStorage.length).toBe(0);
  });

  it('waits briefly for pending requests', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    localStorage.setItem(KEY, '{"mine":1}');
    show();
    setTimeout(() => localStorage.removeItem(KEY), 300);
    await waitFor(goneOut);
    expect(screen.queryByText(/only on this device/)).toBeNull();
  });
});
