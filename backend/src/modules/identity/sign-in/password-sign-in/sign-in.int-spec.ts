import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../../../platform/observability/metrics.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import type { Profile } from '../../profile/get-profile.query.ts';
import { Passwords } from '../passwords/passwords.ts';

interface SignedIn extends Problem {
  access: string;
  refresh: string;
  user: Profile;
}

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let student: TestPerson;
let caller = 0;

beforeAll(async () => {
  app = await startTestApp({ realHashes: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher', {
    username: 'grace',
    email: 'Grace@Oak.test',
    first_name: 'Grace',
  });
  student = await app.makePerson(oak, 'student', { username: 'mia.beech', email: null });
});
afterAll(() => app.close());

/** A separate IP address for each caller, so that tests do not share budgets. */
const signIn = (
  school: TestSchool,
  username: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
  from = `10.0.1.${++caller}`,
) =>
  app.ask<SignedIn>(school, 'POST', '/api/auth/token/', {
    body: { username, password, remember: false },
    headers,
    from,
  });

describe('signing in', () => {
  it('accepts e-mail addresses with non-ASCII letters regardless of case', async () => {
    const zoe = await app.makePerson(oak, 'student', { username: 'zoë.çelik', email: null });
    const { status, body } = await signIn(oak, 'ZOË.ÇELIK');
    expect([status, body.user.id]).toEqual([200, zoe.id]);
  });

  it.each(['grace', 'GRACE', ' Grace ', 'grace@oak.test', 'GRACE@OAK.TEST'])(
    'accepts %p, username or e-mail, regardless of case',
    async (name) => {
      const { status, body } = await signIn(oak, name);
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        id: teacher.id,
        first_name: 'Grace',
        role: 'teacher',
        tenant: oak.id,
        is_staff: false,
      });
      expect(body.refresh).toMatch(/^[\w-]{43}$/);
    },
  );

  it('accepts the id of a student in place of a name, and of nobody else', async () => {
    const { status, body } = await signIn(oak, student.id.toUpperCase());
    expect([status, body.user.id]).toEqual([200, student.id]);
    expect((await signIn(oak, teacher.id)).status).toBe(401);
    expect((await signIn(elm, student.id)).status).toBe(401);
  });

  it('accepts a student’s username alone', async () => {
    expect((await signIn(oak, 'mia.beech')).body.user).toMatchObject({
      id: student.id,
      email: null,
      role: 'student',
    });
  });

  it('returns the profile, uncached and without secrets', async () => {
    const { access } = (await signIn(oak, 'grace')).body;
    const { status, body, headers } = await app.ask<Profile>(oak, 'GET', '/api/user/profile/', {
      as: access,
    });
    expect([status, body.id, headers['cache-control']]).toEqual([200, teacher.id, 'private, no-store']);
    expect(Object.keys(body).sort()).toEqual(
      [
        'avatar',
        'classes',
        'country',
        'email',
        'email_verified',
        'first_name',
        'id',
        'is_staff',
        'language',
        'last_name',
        'leader',
        'permissions',
        'role',
        'tenant',
        'username',
        'viewing',
      ].sort(),
    );
    expect(body.permissions).toEqual(
      expect.arrayContaining(['book.publish', 'class.teach', 'reading.record']),
    );
    expect(body.permissions).not.toContain('book.manage');
  });

  it('gives one answer for a wrong password, an unknown name, an archived person and another school’s account', async () => {
    await app.makePerson(oak, 'teacher', { username: 'gone', status: 'archived' });
    await app.makePerson(oak, 'parent', { username: 'no-password', password: null });
    const answers = [
      await signIn(oak, 'grace', 'Wrong-password-1'),
      await signIn(oak, 'nobody'),
      await signIn(oak, 'gone'),
      await signIn(oak, 'no-password'),
      await signIn(elm, 'grace'),
      await signIn(app.platform, 'grace'),
    ];
    const seen = answers.map(({ status, body: { request_id: _id, ...rest } }) =>
      JSON.stringify({ status, rest }),
    );
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'login_failed', detail: 'Login failed' } });
    expect(answers[0]!.text).not.toMatch(/access|refresh/);
  });

  it.each([
    ['an empty password', { username: 'grace', password: '' }, { password: ['Please enter your password.'] }],
    ['no password', { username: 'grace' }, { password: ['Please enter your password.'] }],
    [
      'a password of 256 letters',
      { username: 'grace', password: 'a'.repeat(256) },
      { password: ['Characters too long'] },
    ],
    [
      'remember as a word',
      { username: 'grace', password: PASSWORD, remember: 'yes' },
      { remember: ['remember must be true or false.'] },
    ],
  ])('refuses %s with a message', async (_what, body, errors) => {
    const answer = await app.ask(oak, 'POST', '/api/auth/token/', { body });
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it('stores neither password nor refresh token in plain text', async () => {
    const { refresh } = (await signIn(oak, 'grace')).body;
    const dump = await as(app.databaseUrl, async (client) =>
      JSON.stringify([
        (await client.query('select * from identity.user_account')).rows,
        (
          await client.query(
            `select encode(token_hash, 'base64') as hash, s.* from identity.refresh_token t join identity.session s on s.id = t.session_id`,
          )
        ).rows,
      ]),
    );
    expect(dump).not.toContain(PASSWORD);
    expect(dump).not.toContain(refresh);
    expect(dump).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('guessing a password', () => {
  it('locks the account for a while, also for the right password, and no other account of the class', async () => {
    await app.makePerson(oak, 'student', { username: 'target', email: null });
    for (let i = 0; i < 10; i++) expect((await signIn(oak, 'target', `guess-${i}`)).status).toBe(401);
    const locked = await signIn(oak, 'TARGET');
    expect([locked.status, locked.body.code]).toEqual([429, 'too_many_tries']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    expect(locked.body.detail).toMatch(/^Too many tries\. Please wait \d+ minutes and try again\.$/);
    expect((await signIn(oak, 'mia.beech')).status).toBe(200);
    // The same username at another school is another account.
    expect((await signIn(elm, 'target')).status).toBe(401);
  });

  it('resets the count of failures after a successful sign-in', async () => {
    await app.makePerson(oak, 'student', { username: 'forgetful', email: null });
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await signIn(oak, 'forgetful', 'wrong');
      expect((await signIn(oak, 'forgetful')).status).toBe(200);
    }
  });

  it('is limited by address too, regardless of X-Forwarded-For', async () => {
    const from = '10.9.9.9';
    for (let i = 0; i < 100; i++)
      await signIn(oak, `spray-${i}`, 'Password-1', { 'x-forwarded-for': `203.0.113.${i}` }, from);
    expect(
      (await signIn(oak, 'spray-101', 'Password-1', { 'x-forwarded-for': '203.0.113.200' }, from)).status,
    ).toBe(429);
    expect((await signIn(oak, 'grace')).status).toBe(200);
  });
});

describe('many sign-ins at the same time', () => {
  it('are processed in order, and those above the limit are answered with a retry time', async () => {
    const passwords = new Passwords(new Metrics(app.db));
    const tries = await Promise.allSettled(Array.from({ length: 230 }, () => passwords.verify(null, 'x')));
    const refused = tries
      .filter((result) => result.status === 'rejected')
      .map((result) => result.reason as object);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(30);
    for (const reason of refused)
      expect(reason).toMatchObject({ kind: 'unavailable', code: 'busy', retryAfter: 2 });
    expect(await passwords.verify(null, 'x')).toBe(false); // and the slot is free again
  });
});

describe('the community password', () => {
  beforeAll(async () => {
    const hash = await app.nest.get(Passwords, { strict: false }).hash('community-oak');
    await app.within(oak, (tx) =>
      tx.communityAccess.createMany({ data: [{ tenant_id: oak.id, password_hash: hash }] }),
    );
    await app.makePerson(oak, 'community', { username: 'community', password: null });
  });
  const enter = (school: TestSchool, password: string) =>
    app.ask<SignedIn & { authenticated: boolean }>(school, 'POST', '/api/generic-password-login', {
      body: { password },
    });

  it('signs a visitor in as the community, at its own school', async () => {
    const { status, body } = await enter(oak, 'community-oak');
    expect([status, body.authenticated, body.user.role]).toEqual([200, true, 'community']);
    const check = await app.ask<{ authenticated: boolean }>(oak, 'GET', '/api/check-generic-access', {
      as: body.access,
    });
    expect(check.body).toEqual({ authenticated: true });
  });

  it('is refused at another school, as is a wrong one', async () => {
    for (const [school, password] of [
      [elm, 'community-oak'],
      [oak, 'community-elm'],
      [app.platform, 'community-oak'],
    ] as const) {
      const { status, body } = await enter(school, password);
      expect([status, body.code, body.access]).toEqual([401, 'login_failed', undefined]);
    }
  });

  it('cannot be used in the sign-in of teachers', async () => {
    expect((await signIn(oak, 'community', 'community-oak')).status).toBe(401);
  });

  it('opens a session that can read and not write', async () => {
    const { access } = (await enter(oak, 'community-oak')).body;
    const id = '00000000-0000-7000-8000-0000000000aa';
    for (const [method, path] of [
      ['POST', '/api/books/'],
      ['POST', `/api/books/${id}/publish/`],
      ['PUT', `/api/books/${id}/progress/`],
    ] as const)
      expect((await app.ask(oak, method, path, { as: access, body: {} })).status).toBe(403);
  });

  it('opens a session that ends with the visit', async () => {
    const { access } = (await enter(oak, 'community-oak')).body;
    const out = await app.ask<{ authenticated: boolean }>(oak, 'POST', '/api/generic-password-logout', {
      as: access,
      body: {},
    });
    expect([out.status, out.body]).toEqual([200, { authenticated: false }]);
    expect((await app.ask(oak, 'GET', '/api/user/profile/', { as: access })).status).toBe(401);
  });
});
