import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { StoryView } from '@bookgrove/api-client';
import { emptyPage, emptyScene, type StoryBody } from '@bookgrove/contract/stories';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { UNSENT } from '../../api/session.ts';
import { memberStore, renderRoutes } from '../../testing/render.tsx';
import { fakeServer, problem, type Call } from '../../testing/server.ts';
import { resume, useStorySave } from './useStorySave.ts';

const KEY = `${UNSENT}mia:s1`;
const view = (texts: string[], version: number): StoryView =>
  ({
    id: 's1',
    title: 'The fox',
    language: 'en',
    cover: emptyScene(),
    body: texts.map((text, index) => ({ ...emptyPage(`p${index + 1}`), text })),
    version,
    may: ['write'],
  }) as unknown as StoryView;

/** Simulates the server of one story: its content, whether the network is down, and whether responses get lost. */
const server = { texts: [''], version: 1, cut: false, deaf: false, slow: null as Promise<void> | null };
let calls: Call[];
const puts = () => calls.filter(({ method }) => method === 'PUT');

function Editor({ story }: { story: StoryView }) {
  const [body, setBody] = useState<StoryBody>(() => resume(story, 'mia').body);
  const { state } = useStorySave(story, 'mia', body, setBody);
  return (
    <>
      <output aria-label="state">{state}</output>
      {body.pages.map(({ id, text }) => (
        <input
          key={id}
          aria-label={id}
          value={text}
          onChange={({ target }) =>
            setBody({
              ...body,
              pages: body.pages.map((page) => (page.id === id ? { ...page, text: target.value } : page)),
            })
          }
        />
      ))}
    </>
  );
}
const open = () => {
  const story = view(server.texts, server.version);
  return renderRoutes([{ path: '/', element: <Editor story={story} /> }], '/', memberStore());
};
const write = (page: string, value: string) =>
  fireEvent.change(screen.getByLabelText(page), { target: { value } });
const soon = globalThis.setTimeout;
/** Advances the clock, and resolves pending responses. */
const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => soon(resolve, 40));
  });
const state = () => screen.getByLabelText('state').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(server, { texts: [''], version: 1, cut: false, deaf: false, slow: null });
  calls = fakeServer({
    'GET /api/stories/s1/': () => ({ body: view(server.texts, server.version) }),
    'PUT /api/stories/s1/': async ({ body }) => {
      if (server.slow) {
        await server.slow;
        return problem(422, 'invalid');
      }
      if (server.cut) throw new TypeError('Failed to fetch');
      const { pages, version } = body as { pages: { text: string }[]; version: number };
      if (version !== server.version) return problem(409, 'story_changed');
      server.texts = pages.map(({ text }) => text);
      server.version += 1;
      if (server.deaf) throw new TypeError('Failed to fetch');
      return { body: { version: server.version, updated_at: '' } };
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it('saves once, shortly after the last keystroke', async () => {
  open();
  write('p1', 'A');
  await pass(1_000);
  write('p1', 'A fox');
  await pass(1_000);
  expect([puts().length, state()]).toEqual([0, 'waiting']);
  await pass(1_000);
  expect([puts().length, server.texts, state()]).toEqual([1, ['A fox'], 'saved']);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('stores unsent changes on the device, and sends them when the connection is back', async () => {
  server.cut = true;
  open();
  write('p1', 'Written on the bus');
  await pass(2_000);
  expect(state()).toBe('offline');
  expect(localStorage.getItem(KEY)).toContain('Written on the bus');
  server.cut = false;
  await pass(9_000);
  expect([server.texts, state(), localStorage.getItem(KEY)]).toEqual([['Written on the bus'], 'saved', null]);
});

it('sends at once when the browser reports a connection', async () => {
  server.cut = true;
  open();
  write('p1', 'Rain');
  await pass(2_000);
  server.cut = false;
  fireEvent(window, new Event('online'));
  await pass(50);
  expect([server.texts, state()]).toEqual([['Rain'], 'saved']);
});

it('sends what was written while the request before it was refused', async () => {
  let refuse!: () => void;
  server.slow = new Promise((resolve) => (refuse = resolve));
  open();
  write('p1', 'Refused');
  await pass(2_000);
  write('p1', 'Corrected');
  await pass(2_000);
  expect([puts().length, state()]).toEqual([1, 'waiting']);
  server.slow = null;
  refuse();
  await pass(50);
  expect([puts().length, server.texts, state()]).toEqual([2, ['Corrected'], 'saved']);
});

it('continues with changes that a closed browser could not send', async () => {
  server.cut = true;
  const { unmount } = open();
  write('p1', 'Half a sentence');
  await pass(2_000);
  unmount();
  server.cut = false;
  open();
  expect(screen.getByLabelText('p1')).toHaveValue('Half a sentence');
  await pass(2_000);
  expect([server.texts, state()]).toEqual([['Half a sentence'], 'saved']);
});

it('accepts the same text again when the answer was lost, without a conflict', async () => {
  server.deaf = true;
  open();
  write('p1', 'Twice');
  await pass(2_000);
  expect([server.texts, state()]).toEqual([['Twice'], 'offline']);
  server.deaf = false;
  await pass(9_000);
  expect([server.texts, state(), localStorage.getItem(KEY)]).toEqual([['Twice'], 'saved', null]);
});

it('keeps the changes of two windows on different pages', async () => {
  Object.assign(server, { texts: ['One', 'Two'] });
  open();
  Object.assign(server, { texts: ['One', 'Two, theirs'], version: 2 });
  write('p1', 'One, mine');
  await pass(2_000);
  expect(server.texts).toEqual(['One, mine', 'Two, theirs']);
  expect(screen.getByLabelText('p2')).toHaveValue('Two, theirs');
});

it('does not show one child the unsent text of another on this device', async () => {
  server.cut = true;
  const { unmount } = open();
  write('p1', 'Mia’s secret');
  await pass(2_000);
  unmount();
  expect(resume(view([''], 1), 'noah').body.pages[0]!.text).toBe('');
  // A submitted story shows what was sent.
  expect(resume({ ...view([''], 1), may: [] }, 'mia').body.pages[0]!.text).toBe('');
});
