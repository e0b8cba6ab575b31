import { beforeEach, describe, expect, it } from '@jest/globals';
import { booksApi } from './books.ts';
import { boot } from '../app/boot.ts';
import { createStore } from '../app/store.ts';
import { rememberSignedIn, wasSignedIn } from './session.ts';
import { fakeServer, problem, type Call } from '../testing/server.ts';
import { memberStore } from '../testing/render.tsx';

const expired = problem(401, 'token_expired');
const page = { count: 0, next: null, previous: null, results: [] };
const bearer = ({ headers }: Call) => headers.get('Authorization');
const paths = (calls: Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

/** Simulates a server on which the old token has expired and that issues `new-token`, or ends the session. */
const server = (
  refresh: () => { status?: number; body?: unknown } = () => ({ body: { access: 'new-token' } }),
) =>
  fakeServer({
    'POST /api/auth/token/refresh/': refresh,
    'GET /api/books/': (call) => (bearer(call) === 'Bearer new-token' ? { body: page } : expired),
    'GET /api/books/fox/': (call) =>
      bearer(call) === 'Bearer new-token' ? { body: { id: 'fox' } } : expired,
    'POST /api/books/fox/publish/': () => problem(401, 'session_ended'),
  });

describe('an expired session', () => {
  beforeEach(rememberSignedIn);

  it('is renewed once, and the request repeated once with the new token', async () => {
    const calls = server();
    const store = memberStore();
    const { data } = await store.dispatch(booksApi.endpoints.listBooks.initiate({}));
    expect(data).toEqual(page);
    expect(paths(calls)).toEqual(['GET /api/books/', 'POST /api/auth/token/refresh/', 'GET /api/books/']);
    expect(calls[1]?.headers.get('X-Refresh')).toBe('cookie');
    expect(store.getState().session.access).toBe('new-token');
  });

  it('is renewed once for several calls at the same time', async () => {
    const calls = server();
    const store = memberStore();
    await Promise.all([
      store.dispatch(booksApi.endpoints.listBooks.initiate({})),
      store.dispatch(booksApi.endpoints.getBook.initiate('fox')),
      store.dispatch(booksApi.endpoints.listBooks.initiate({ featured: true })),
    ]);
    expect(paths(calls).filter((path) => path.includes('refresh'))).toHaveLength(1);
    expect(calls).toHaveLength(7);
  });

  it('that cannot be renewed ends: storage is cleared and the person is informed', async () => {
    const calls = server(() => problem(401, 'session_ended'));
    const store = memberStore();
    localStorage.setItem('cart', '[1]');
    sessionStorage.setItem('tenant', '{}');
    const { error } = await store.dispatch(booksApi.endpoints.listBooks.initiate({}));
    expect(error).toMatchObject({ status: 401 });
    expect(paths(calls)).toEqual(['GET /api/books/', 'POST /api/auth/token/refresh/']);
    expect(store.getState().session).toMatchObject({
      phase: 'visitor',
      access: null,
      user: null,
      expired: true,
    });
    expect([localStorage.length, sessionStorage.length, wasSignedIn()]).toEqual([0, 0, false]);
  });

  it('is kept when the renewal gets no answer', async () => {
    server(() => problem(503, 'busy'));
    const store = memberStore();
    await store.dispatch(booksApi.endpoints.listBooks.initiate({}));
    expect(store.getState().session.phase).toBe('member');
    expect(wasSignedIn()).toBe(true);
  });

  it('that was revoked ends without an attempt to renew it', async () => {
    const calls = server();
    const store = memberStore();
    await store.dispatch(booksApi.endpoints.publishBook.initiate('fox'));
    expect(paths(calls)).toEqual(['POST /api/books/fox/publish/']);
    expect(store.getState().session.expired).toBe(true);
  });
});

describe('a start with a session of an earlier visit', () => {
  beforeEach(rememberSignedIn);

  it('requests nothing before the session is known', async () => {
    const member = { id: 'u1', role: 'student' };
    const calls = fakeServer({
      'POST /api/auth/token/refresh/': () => ({ body: { access: 'new-token' } }),
      'GET /api/user/profile/': () => ({ body: member }),
      'GET /api/books/fox/': (call) => ({ body: { id: 'fox', title: bearer(call) ?? 'as a visitor' } }),
      'GET /api/current-tenant': () => ({ body: { id: 's1', school_name: 'Oak' } }),
    });
    const store = createStore();
    expect(store.getState().session.phase).toBe('restoring');
    boot(store);
    const { data } = await store.dispatch(booksApi.endpoints.getBook.initiate('fox'));
    expect(data?.title).toBe('Bearer new-token');
    expect(paths(calls).indexOf('GET /api/books/fox/')).toBeGreaterThan(
      paths(calls).indexOf('GET /api/user/profile/'),
    );
    expect(store.getState().session.phase).toBe('member');
  });
});
