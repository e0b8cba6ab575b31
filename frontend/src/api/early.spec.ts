import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { boot } from '../app/boot.ts';
import { createStore } from '../app/store.ts';
import { fakeServer, problem, type Call } from '../testing/server.ts';
import { rememberSignedIn } from './session.ts';

const script = readFileSync(join(import.meta.dirname, '../session.js'), 'utf8');
/** As the page runs it, before the app. */
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

it('asks for nobody’s session', () => {
  const calls = server(() => ({ body: { access: 'early' } }));
  runScript();
  expect([calls, window.early]).toEqual([[], undefined]);
});

it('brings the session of an earlier visit, and the app asks for neither again', async () => {
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

it('tells of a session that ended, once', async () => {
  rememberSignedIn();
  const calls = server(() => problem(401, 'session_ended'));
  runScript();
  const store = createStore();
  boot(store);
  await settled();
  expect(store.getState().session.phase).toBe('visitor');
  expect(paths(calls).filter((path) => !path.includes('tenant'))).toEqual(['POST /api/auth/token/refresh/']);
});
