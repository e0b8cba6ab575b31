import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { boot } from '../app/boot.ts';
import { createStore } from '../app/store.ts';
import { fakeServer, problem, type Call } from '../testing/server.ts';
import { booksApi } from './books.ts';
import { rememberSignedIn, signedIn } from './session.ts';
import type { User } from './types.ts';

const script = readFileSync(join(import.meta.dirname, '../session.js'), 'utf8');
/** Runs the script as the page does, before the app. */
// eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is no module
const runScript = () => new Function(script)() as undefined;
const paths = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);
const ada = { id: 'ada', role: 'teacher', is_staff: false };

const server = (refresh: () => { status?: number; body?: unknown }) =>
  fakeServer({
    'POST /api/auth/token/refresh/': refresh,
    'GET /api/user/profile/': ({ headers }) =>
      headers.get('Authorization') === 'Bearer early' ? { body: ada } : problem(401, 'token_invalid'),
    'GET /api/current-tenant': () => ({ status: 404, body: {} }),
  });
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  localStorage.clear();
  delete window.early;
});

it('requests no session without a token', () => {
  const calls = server(() => ({ body: { access: 'early' } }));
  runScript();
  expect([calls, window.early]).toEqual([[], undefined]);
});

it('restores the session of an earlier visit, and the app requests neither again', async () => {
  rememberSignedIn();
  const calls = server(() => ({ body: { access: 'early' } }));
  runScript();
  await settled();
  expect(paths(calls)).toEqual(['POST /api/auth/token/refresh/', 'GET /api/user/profile/']);
  const store = createStore();
  boot(store);
  await settled();
  expect(store.getState().session).toMatchObject({ phase: 'member', access: 'early', user: ada });
  expect(paths(calls).filter((path) => !path.includes('tenant'))).toHaveLength(2);
});

it('reports a session that ended, once', async () => {
  rememberSignedIn();
  const calls = server(() => problem(401, 'session_ended'));
  runScript();
  const store = createStore();
  boot(store);
  await settled();
  expect(store.getState().session.phase).toBe('visitor');
  expect(paths(calls).filter((path) => !path.includes('tenant'))).toEqual(['POST /api/auth/token/refresh/']);
});

describe('the book of the address', () => {
  const book = { id: 'b1', slug: 'a-hat', title: 'A hat' };
  const withBook = (access: string) =>
    fakeServer({
      'POST /api/auth/token/refresh/': () => ({ body: { access } }),
      'GET /api/user/profile/': () => ({ body: ada }),
      'GET /api/books/a-hat/': ({ headers }) => ({
        body: { ...book, title: `For ${headers.get('Authorization')}` },
      }),
    });
  const asked = (calls: Call[]) => paths(calls).filter((path) => path === 'GET /api/books/a-hat/').length;

  beforeEach(() => {
    rememberSignedIn();
    history.replaceState(null, '', '/library/a-hat/read');
  });
  afterEach(() => history.replaceState(null, '', '/'));

  it('is requested once by the page, and again by a later request', async () => {
    const calls = withBook('early');
    runScript();
    await settled();
    expect(paths(calls).slice(2)).toEqual(['GET /api/books/a-hat/', 'GET /api/books/a-hat/content/']);
    const store = createStore();
    boot(store);
    const ask = () => store.dispatch(booksApi.endpoints.getBook.initiate('a-hat', { forceRefetch: true }));
    expect((await ask()).data?.title).toBe('For Bearer early');
    expect(asked(calls)).toBe(1);
    await ask();
    expect(asked(calls)).toBe(2);
  });

  it('is not shared between tokens, nor after an error', async () => {
    const calls = withBook('early');
    runScript();
    await settled();
    const store = createStore();
    store.dispatch(signedIn({ access: 'another', user: ada as User }));
    const answer = await store.dispatch(booksApi.endpoints.getBook.initiate('a-hat'));
    expect([answer.data?.title, asked(calls)]).toEqual(['For Bearer another', 2]);
    await store.dispatch(booksApi.endpoints.openBook.initiate('a-hat'));
    expect(paths(calls).filter((path) => path.endsWith('/content/'))).toHaveLength(2);
  });
});

it('fetches the resources that the page names for the current role only', async () => {
  rememberSignedIn();
  document.head.innerHTML = `<link data-for="teacher" href="/t.js"><link data-for="teacher" as="style" href="/t.css">
    <link data-for="student" href="/s.js">`;
  server(() => ({ body: { access: 'early' } }));
  runScript();
  await settled();
  expect([...document.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'modulepreload',
    'preload',
    '',
  ]);
  document.head.innerHTML = '';
});
