import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { memberStore, TEACHER } from '../../testing/render.tsx';
import { fakeServer, type Call } from '../../testing/server.ts';
import { useReadingTime } from './useReadingTime.ts';

function Reading({ isTogether, isPlaying = false }: { isTogether: boolean; isPlaying?: boolean }) {
  useReadingTime({ bookId: 'b1', person: TEACHER.id, page: 3, isPlaying, isAtHome: false, isTogether });
  return null;
}
const store = memberStore();
const shown = (props: { isTogether: boolean; isPlaying?: boolean }) => (
  <Provider store={store}>
    <Reading {...props} />
  </Provider>
);
const after = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const sentOf = (calls: Call[]) =>
  calls.map(({ path, body }) => {
    const { mode, active_seconds } = body as { mode: string; active_seconds: number };
    return { id: path.split('/').at(-2), mode, active_seconds };
  });

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

it('reading with an adult is a separate session', async () => {
  const calls = fakeServer({});
  const { rerender, unmount } = render(shown({ isTogether: false }));
  await after(40);
  rerender(shown({ isTogether: true }));
  await after(25);
  unmount();
  await after(1);
  const [alone, together] = sentOf(calls);
  expect(alone).toMatchObject({ mode: 'silent', active_seconds: 40 });
  expect(together).toMatchObject({ mode: 'together', active_seconds: 25 });
  expect(together!.id).not.toBe(alone!.id);
});

it('reading aloud makes the session a listening session', async () => {
  const calls = fakeServer({});
  const { unmount } = render(shown({ isTogether: false, isPlaying: true }));
  await after(35);
  unmount();
  await after(1);
  expect(sentOf(calls)).toMatchObject([{ mode: 'listen' }]);
});
