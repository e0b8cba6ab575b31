import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memberStore, renderRoutes } from '../../../testing/render.tsx';
import { TurnHint } from './TurnHint.tsx';

/** A screen whose orientation can be changed. */
function screenOf(isUpright: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isUpright,
    addEventListener: (_name: string, changed: () => void) => listeners.add(changed),
    removeEventListener: (_name: string, changed: () => void) => listeners.delete(changed),
  };
  window.matchMedia = () => query as unknown as MediaQueryList;
  return {
    turn: (next: boolean) => {
      query.matches = next;
      for (const changed of listeners) changed();
    },
  };
}
const show = () => renderRoutes([{ path: '/', element: <TurnHint /> }], '/', memberStore());
const hint = () => screen.queryByText(/Turn your phone sideways/);

it('asks to turn an upright phone, and goes when it is turned', () => {
  const phone = screenOf(true);
  show();
  expect(hint()).toBeInTheDocument();
  act(() => phone.turn(false));
  expect(hint()).not.toBeInTheDocument();
});

it('is not shown on a wide screen, and can be closed', async () => {
  screenOf(false);
  const { unmount } = show();
  expect(hint()).not.toBeInTheDocument();
  unmount();
  screenOf(true);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(hint()).not.toBeInTheDocument();
});
