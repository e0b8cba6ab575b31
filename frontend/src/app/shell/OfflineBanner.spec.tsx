import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineBanner } from './OfflineBanner.tsx';

const answers = (ok: boolean) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      ok ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch')),
    );
const lose = () => {
  const spy = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  return spy;
};

afterEach(() => {
  jest.restoreAllMocks();
  act(() => void dispatchEvent(new Event('offline')));
});

describe('the offline banner', () => {
  it('shows since when, and disappears when the server answers although the browser still reports offline', async () => {
    render(<OfflineBanner />);
    expect(screen.queryByText(/No internet since/)).toBeNull();
    lose();
    expect(screen.getByText(/No internet since/)).toBeVisible();
    answers(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText(/Still no internet/)).toBeVisible();
    answers(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(screen.queryByText(/No internet since/)).toBeNull();
  });
});
