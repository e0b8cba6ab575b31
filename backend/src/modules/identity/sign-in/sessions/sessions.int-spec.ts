import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../../platform/clock.ts';
import { Config, derivedKey } from '../../../../platform/config.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';

interface Tokens extends Problem {
  access: string;
  refresh: string;
}

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let tokens: { access: string; refresh: string };

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher');
});
afterAll(() => app.close());
beforeEach(async () => {
  tokens = await app.signIn(teacher);
});

const refresh = (token: string, school = oak) =>
  app.ask<Tokens>(school, 'POST', '/api/auth/token/refresh/', { body: { refresh: token } });
const profile = (access: string, school = oak) =>
  app.ask(school, 'GET', '/api/user/profile/', { as: access });
/** A write that passes the access guard: 404, since there is no such book. */
const write = (access: string) =>
  app.ask(oak, 'POST', '/api/books/00000000-0000-7000-8000-0000000000aa/publish/', { as: access, body: {} });

/** Runs `work` with the clock moved forward. */
async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const moved = jest
    .spyOn(app.nest.get(Clock), 'now')
    .mockImplementation(() => new Date(Date.now() + milliseconds));
  try {
    return await work();
  } finally {
    moved.mockRestore();
  }
}

describe('a refresh token', () => {
  it('is exchanged for a new pair at every use', async () => {
    const { status, body, headers } = await refresh(tokens.refresh);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.refresh).not.toBe(tokens.refresh);
    expect((await profile(body.access)).status).toBe(200);
    expect((await refresh(body.refresh)).status).toBe(200);
  });

  it('gives the same successor to two tabs that refresh at the same moment', async () => {
    const [one, other] = await Promise.all([refresh(tokens.refresh), refresh(tokens.refresh)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.refresh).toBe(other.body.refresh);
  });

  it('never signs out a person whose twenty tabs refresh together repeatedly', async () => {
    let current = tokens.refresh;
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(current)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
      current = answers[0]!.body.refresh;
    }
    expect((await write(tokens.access)).status).toBe(404);
  });

  it('that is replayed later ends the whole family, for writes at once', async () => {
    const next = (await refresh(tokens.refresh)).body;
    expect((await write(next.access)).status).toBe(404);
    const replay = await later(10_500, () => refresh(tokens.refresh));
    expect([replay.status, replay.body.code]).toEqual([401, 'session_ended']);
    expect(replay.body.detail).toBe('Your token is expired, please relogin!');
    expect((await refresh(next.refresh)).status).toBe(401);
    for (const access of [tokens.access, next.access])
      expect([(await write(access)).status, (await write(access)).body.code]).toEqual([401, 'session_ended']);
    // Only that device is signed out, not the person.
    expect((await write((await app.signIn(teacher)).access)).status).toBe(404);
  });

  it('has no overlap once its successor was used: a replay within seconds is refused too', async () => {
    const child = (await refresh(tokens.refresh)).body;
    // Lost on the way: the same successor again.
    expect((await refresh(tokens.refresh)).body.refresh).toBe(child.refresh);
    const grandchild = (await refresh(child.refresh)).body;
    expect((await refresh(child.refresh)).body.refresh).toBe(grandchild.refresh);
    const replay = await refresh(tokens.refresh);
    expect([replay.status, replay.body.code]).toEqual([401, 'session_ended']);
    expect((await refresh(grandchild.refresh)).status).toBe(401);
  });

  it('is refused at another school, when forged, or once the session has ended', async () => {
    expect((await refresh(tokens.refresh, elm)).status).toBe(401);
    expect((await refresh(tokens.refresh, app.platform)).status).toBe(401);
    expect((await refresh('a'.repeat(43))).status).toBe(401);
    expect((await refresh('')).status).toBe(401);
    expect((await later(86_400_000, () => refresh(tokens.refresh))).status).toBe(401);
    expect((await refresh(tokens.refresh)).status).toBe(200); // none of these requests used it up
  });

  it('of an archived person is refused', async () => {
    const leaver = await app.makePerson(oak, 'teacher');
    const theirs = await app.signIn(leaver);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: leaver.id }, data: { status: 'archived' } }),
    );
    expect((await refresh(theirs.refresh)).status).toBe(401);
    expect((await write(theirs.access)).status).toBe(401);
  });
});

describe('the refresh cookie', () => {
  const asCookie = { 'x-refresh': 'cookie' };
  const signIn = (remember: boolean) =>
    app.ask<Tokens>(oak, 'POST', '/api/auth/token/', {
      body: { username: teacher.username, password: PASSWORD, remember },
      headers: asCookie,
    });

  it('is not readable by scripts', async () => {
    const { body, cookies } = await signIn(false);
    expect(body.refresh).toBeUndefined();
    expect(cookies).toEqual([
      {
        name: 'refresh',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  it('outlives the browser session only when the person asked to be remembered', async () => {
    expect((await signIn(true)).cookies[0]).toMatchObject({ maxAge: 30 * 86_400 });
    expect((await signIn(false)).cookies[0]).not.toHaveProperty('maxAge');
  });

  it('refreshes only together with a custom header, which forms of other sites cannot send', async () => {
    const cookie = `refresh=${(await signIn(false)).cookies[0]!.value}`;
    const ask = (headers: Record<string, string>) =>
      app.ask<Tokens>(oak, 'POST', '/api/auth/token/refresh/', { body: {}, headers: { cookie, ...headers } });
    expect((await ask({})).status).toBe(401);
    const { status, body, cookies } = await ask(asCookie);
    expect([status, body.refresh, cookies.length]).toEqual([200, undefined, 1]);
  });

  it('is cleared by a refusal and by signing out', async () => {
    const refused = await app.ask(oak, 'POST', '/api/auth/token/refresh/', { body: { refresh: 'x' } });
    expect(refused.cookies[0]).toMatchObject({ name: 'refresh', value: '', path: '/api/auth' });
    const out = await app.ask(oak, 'POST', '/api/auth/logout/', { as: tokens.access });
    expect([out.status, out.cookies[0]?.value]).toEqual([204, '']);
  });
});

describe('signing out', () => {
  it('ends the session at once, for reads, writes and refreshes', async () => {
    expect((await profile(tokens.access)).status).toBe(200);
    expect((await app.ask(oak, 'POST', '/api/auth/logout/', { as: tokens.access })).status).toBe(204);
    expect((await profile(tokens.access)).body.code).toBe('session_ended');
    expect((await write(tokens.access)).status).toBe(401);
    expect((await refresh(tokens.refresh)).status).toBe(401);
  });

  it('leaves the person’s other devices signed in', async () => {
    const other = await app.signIn(teacher);
    await app.ask(oak, 'POST', '/api/auth/logout/', { as: tokens.access });
    expect((await profile(other.access)).status).toBe(200);
  });
});

describe('an access token', () => {
  const claims = (change: object = {}) => {
    const [, payload] = tokens.access.split('.');
    return { ...(JSON.parse(Buffer.from(payload!, 'base64url').toString()) as object), ...change };
  };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forge = (header: object, payload: object, secret: string | Buffer, hash = 'sha256') => {
    const text = `${encode(header)}.${encode(payload)}`;
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
  };
  const HS256 = { alg: 'HS256', typ: 'JWT' };
  const config = () => app.nest.get(Config);

  it('signed with the right key is accepted, so that the refusals below have the right reason', async () => {
    expect((await profile(forge(HS256, claims(), derivedKey(config(), 'access-token')))).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ['without a signature', () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`],
    [
      'that says none but is signed',
      () => forge({ alg: 'none' }, claims(), derivedKey(config(), 'access-token')),
    ],
    ['of another secret', () => forge(HS256, claims(), 'another-secret')],
    ['of the bare master secret', () => forge(HS256, claims(), config().jwt.secret)],
    ['of a key for another purpose', () => forge(HS256, claims(), derivedKey(config(), 'book-capability'))],
    [
      'of another algorithm',
      () => forge({ alg: 'HS512' }, claims(), derivedKey(config(), 'access-token'), 'sha512'),
    ],
    [
      'of another issuer',
      () => forge(HS256, claims({ iss: 'somebody' }), derivedKey(config(), 'access-token')),
    ],
    [
      'with a role it was not given',
      () => tokens.access.replace(/\.([^.]+)\./, `.${encode(claims({ role: 'platform_admin' }))}.`),
    ],
    ['for another school', () => forge(HS256, claims({ aud: elm.id }), derivedKey(config(), 'access-token'))],
    ['that is a refresh token', () => tokens.refresh],
    ['that is no token', () => 'x'],
  ])('%s opens nothing', async (_what, make) => {
    const { status, body } = await profile(make());
    expect([status, body.code]).toEqual([401, 'token_invalid']);
  });

  it('of a session that does not exist is refused', async () => {
    const made = forge(HS256, claims({ sid: elm.id }), derivedKey(config(), 'access-token'));
    expect((await profile(made)).body.code).toBe('session_ended');
  });

  it('that has expired is refused with its own code, since a refresh helps', async () => {
    const old = forge(
      HS256,
      claims({ iat: 1_700_000_000, exp: 1_700_000_900 }),
      derivedKey(config(), 'access-token'),
    );
    const { status, body } = await profile(old);
    expect([status, body.code]).toEqual([401, 'token_expired']);
  });

  it('expires after a quarter of an hour', () => {
    const { exp, iat } = claims() as { exp: number; iat: number };
    expect(exp - iat).toBe(900);
  });

  it('of one school is refused at another and on the platform, also on public pages', async () => {
    for (const school of [elm, app.platform])
      for (const path of ['/api/user/profile/', '/api/books/']) {
        const { status, body } = await app.ask(school, 'GET', path, { as: tokens.access });
        expect([status, body.code]).toEqual([401, 'token_invalid']);
      }
  });

  it.each(['', 'Basic YTpi', 'Bearer', 'bearer  ', 'Token x'])('is not %p', async (authorization) => {
    expect((await app.ask(oak, 'GET', '/api/user/profile/', { headers: { authorization } })).status).toBe(
      401,
    );
  });
});
