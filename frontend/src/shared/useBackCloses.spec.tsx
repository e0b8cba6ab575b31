import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useBackCloses } from './useBackCloses.ts';

afterEach(cleanup);

const layer = () => (history.state as { layer?: boolean } | null)?.layer === true;

function openLayer() {
  let closed = 0;
  const { rerender, unmount } = renderHook(({ open }) => useBackCloses(open, () => (closed += 1)), {
    initialProps: { open: true },
  });
  return { rerender, unmount, closed: () => closed };
}

it('going back closes what is open and stays on the page', async () => {
  history.replaceState({ idx: 3 }, '', '/here');
  const { rerender, closed } = openLayer();
  expect(history.state).toEqual({ idx: 3, layer: true });
  act(() => history.back());
  await waitFor(() => expect(closed()).toBe(1));
  expect([location.pathname, history.state]).toEqual(['/here', { idx: 3 }]);
  rerender({ open: false });
  expect(history.state).toEqual({ idx: 3 });
});

it('closing it by another means takes its entry back, once', async () => {
  history.replaceState({ idx: 4 }, '', '/there');
  const { rerender, closed } = openLayer();
  rerender({ open: false });
  await waitFor(() => expect(layer()).toBe(false));
  expect([closed(), location.pathname]).toEqual([0, '/there']);
});

it('a link that replaced its entry is not taken back', async () => {
  history.replaceState({ idx: 5 }, '', '/before');
  const { rerender } = openLayer();
  history.replaceState({ idx: 6 }, '', '/after');
  rerender({ open: false });
  await Promise.resolve();
  expect(location.pathname).toBe('/after');
});
