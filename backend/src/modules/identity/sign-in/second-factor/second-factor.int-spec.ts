import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../../platform/clock.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Profile } from '../../profile/get-profile.query.ts';
import type { Security } from './get-security.query.ts';
import type { SecondFactorNeeded } from './sign-in-gate.ts';
import type { TotpKey } from './totp.ts';

interface Answered extends Problem {
  access: string;
  refresh: string;
  user: Profile;
  recovery_codes: string[];
  second_factor: SecondFactorNeeded;
}

const STEP = 30_000;
const RIGHT = { password: PASSWORD };

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let shift = 0;

beforeAll(async () => {
  app = await startTestApp({ settings: { REQUIRE_SECOND_FACTOR: '1' } });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + shift));
});
afterAll(() => app.close());
afterEach(() => {
  shift = 0;
});

const post = <Body = Answered>(path: string, body: object, as?: string, school = oak) =>
  app.ask<Body>(school, 'POST', path, { body, as });
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + shift + steps * STEP });
const firstStep = (person: TestPerson, password = PASSWORD) =>
  post('/api/auth/token/', { username: person.username, password }, undefined, person.school);
const secondStep = (body: object, school = oak) => post('/api/auth/second-factor/', body, undefined, school);
const security = async (access: string) =>
  (await app.ask<Security>(oak, 'GET', '/api/account/security/', { as: access })).body;

/** A teacher with codes from an app. The code of the previous time step is used; the current one is not. */
async function protectedTeacher() {
  const person = await app.makePerson(oak, 'teacher');
  const { access } = await app.signIn(person);
  const { secret } = (await post<TotpKey>('/api/account/second-factor/totp/', RIGHT, access)).body;
  const { body } = await post(
    '/api/account/second-factor/totp/confirm/',
    { code: codeOf(secret, -1) },
    access,
  );
  return { person, access, secret, codes: body.recovery_codes };
}

describe('codes of an authenticator app', () => {
  it('are set up with the password, a key to scan or type, and a valid first code', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'grace@oak.test' });
    const { access } = await app.signIn(person);
    const begin = (body: object) => post<TotpKey & Problem>('/api/account/second-factor/totp/', body, access);
    expect((await begin({})).body.errors).toEqual({ password: ['Please enter your password.'] });
    expect((await begin({ password: 'Wrong-1-wrong' })).body.errors).toEqual({
      password: ['This password is not right.'],
    });
    const key = (await begin(RIGHT)).body;
    expect(key.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(key.uri).toContain('otpauth://totp/oak%20school:grace%40oak.test?');
    expect(Buffer.from(key.qr.split(',')[1]!, 'base64').toString()).toMatch(/^<svg/);
    expect(await security(access)).toMatchObject({ totp: false, proof: 'password', recovery_codes_left: 0 });
    // A set-up without confirmation has no effect.
    expect((await firstStep(person)).body.access).toBeDefined();

    const confirm = (code: string) => post('/api/account/second-factor/totp/confirm/', { code }, access);
    expect((await confirm('000000')).body.code).toBe('wrong_proof');
    const done = await confirm(codeOf(key.secret).replace(/(...)/, '$1 '));
    expect([done.status, done.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(new Set(done.body.recovery_codes).size).toBe(10);
    expect(await security(access)).toMatchObject({
      available: true,
      required: false,
      totp: true,
      totp_since: expect.any(String),
      recovery_codes_left: 10,
      proof: 'code',
      passkeys: [],
    });
    expect((await confirm(codeOf(key.secret, 1))).status).toBe(422);
    // The key of a confirmed app is never replaced by a new one.
    expect((await begin({ code: codeOf(key.secret, 1) })).body.code).toBe('already_on');
  });

  it('are stored encrypted or hashed', async () => {
    const { person, secret, codes } = await protectedTeacher();
    const rows = await app.within(oak, async (tx) => [
      await tx.totpFactor.findMany({ where: { user_id: person.id } }),
      await tx.recoveryCode.findMany({ where: { user_id: person.id } }),
    ]);
    expect(rows.map(({ length }) => length)).toEqual([1, 10]);
    const text = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array
        ? Buffer.from(value).toString('latin1')
        : typeof value === 'bigint'
          ? 0
          : value,
    );
    for (const plain of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(plain);
  });

  it('are available to adults only', async () => {
    const access = await app.tokenOf(oak, 'student');
    const { status, body } = await post('/api/account/second-factor/totp/', RIGHT, access);
    expect([status, body.code]).toEqual([403, 'not_allowed']);
    expect((await security(access)).available).toBe(false);
  });

  it('are removed with a valid code only, together with the recovery codes', async () => {
    const { person, access, secret } = await protectedTeacher();
    const remove = (body: object) => post('/api/account/second-factor/totp/remove/', body, access);
    expect((await remove(RIGHT)).body.errors).toEqual({ code: ['Please enter a code from your app.'] });
    expect((await remove({ code: '123456' })).body.code).toBe('wrong_proof');
    expect((await remove({ code: codeOf(secret) })).status).toBe(204);
    expect(await security(access)).toMatchObject({ totp: false, recovery_codes_left: 0 });
    expect((await firstStep(person)).body.access).toBeDefined();
  });

  it('send an e-mail when they are turned on or off', async () => {
    const { person, access, secret } = await protectedTeacher();
    await post('/api/account/second-factor/recovery-codes/', { code: codeOf(secret) }, access);
    await post('/api/account/second-factor/totp/remove/', { code: codeOf(secret, 1) }, access);
    const [result] = await app.db.system([
      {
        name: 'test_factor_events',
        text: `select payload->'data'->>'change' as change from platform.outbox_event
               where type = 'messaging.email-requested.v1'
                 and payload->>'template' = 'second-factor-changed' and payload->>'user_id' = $1 order by id`,
        values: [person.id],
      },
    ]);
    expect((result!.rows as { change: string }[]).map(({ change }) => change)).toEqual([
      'turned_on',
      'codes_renewed',
      'turned_off',
    ]);
  });
});

describe('signing in with a second factor', () => {
  it('requires the password, then a code, and stores both factors in the session', async () => {
    const { person, secret } = await protectedTeacher();
    expect((await firstStep(person, 'Wrong-1-wrong')).body.detail).toBe('Login failed');
    const { status, body, headers, cookies } = await firstStep(person);
    expect([status, headers['cache-control'], cookies]).toEqual([200, 'private, no-store', []]);
    expect(body).toEqual({
      second_factor: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['code', 'recovery_code'],
        setup_required: false,
      },
    });
    const { ticket } = body.second_factor;
    const wrong = await secondStep({ ticket, code: '000000' });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { code: ['This code is not right, or was used already. Wait for the next one and try again.'] },
    ]);
    const right = await secondStep({ ticket, code: codeOf(secret) });
    expect([right.status, right.body.user.id]).toEqual([200, person.id]);
    const session = await app.within(oak, (tx) =>
      tx.session.findFirst({ where: { user_id: person.id }, orderBy: { created_at: 'desc' } }),
    );
    expect(session).toMatchObject({ way: 'password', second_factor_at: expect.any(Date) });
    // The ticket is used.
    expect((await secondStep({ ticket, code: codeOf(secret, 1) })).body.code).toBe('ticket_over');
  });

  it('accepts each code once, also with concurrent requests', async () => {
    const { person, secret } = await protectedTeacher();
    const tickets = await Promise.all([firstStep(person), firstStep(person), firstStep(person)]);
    const code = codeOf(secret);
    const answers = await Promise.all(
      tickets.map(({ body }) => secondStep({ ticket: body.second_factor.ticket, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('accepts codes one time step before and after, and no others', async () => {
    const { person, secret } = await protectedTeacher();
    const attempt = async (steps: number) => {
      const { ticket } = (await firstStep(person)).body.second_factor;
      return (await secondStep({ ticket, code: codeOf(secret, steps) })).status;
    };
    expect([await attempt(2), await attempt(-2), await attempt(1)]).toEqual([422, 422, 200]);
    // Codes from before the used one are not accepted either.
    expect(await attempt(0)).toBe(422);
  });

  it('accepts each recovery code once, in any spelling', async () => {
    const { person, access, codes } = await protectedTeacher();
    const attempt = async (recovery_code: string) => {
      const { ticket } = (await firstStep(person)).body.second_factor;
      return secondStep({ ticket, recovery_code });
    };
    expect((await attempt(codes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await attempt(codes[0]!)).body.errors).toEqual({
      recovery_code: ['This recovery code is not right, or was used already.'],
    });
    const both = await Promise.all([attempt(codes[1]!), attempt(codes[1]!)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await security(access)).recovery_codes_left).toBe(8);
  });

  it('invalidates old recovery codes when new ones are generated', async () => {
    const { person, access, codes, secret } = await protectedTeacher();
    const { body } = await post(
      '/api/account/second-factor/recovery-codes/',
      { code: codeOf(secret) },
      access,
    );
    expect(body.recovery_codes).toHaveLength(10);
    const { ticket } = (await firstStep(person)).body.second_factor;
    expect((await secondStep({ ticket, recovery_code: codes[3]! })).status).toBe(422);
    expect((await secondStep({ ticket, recovery_code: body.recovery_codes[3]! })).status).toBe(200);
  });

  it('ends a sign-in ticket after five attempts, and after five minutes', async () => {
    const { person, secret } = await protectedTeacher();
    const { ticket } = (await firstStep(person)).body.second_factor;
    for (let tries = 0; tries < 5; tries++)
      expect((await secondStep({ ticket, code: '000000' })).status).toBe(422);
    expect((await secondStep({ ticket, code: codeOf(secret) })).body.code).toBe('ticket_over');

    const later = (await firstStep(person)).body.second_factor.ticket;
    shift = 5 * 60_000 + 1;
    expect((await secondStep({ ticket: later, code: codeOf(secret) })).status).toBe(401);
  });

  it('limits guesses across new sign-in tickets too', async () => {
    const { person, secret } = await protectedTeacher();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const { ticket } = (await firstStep(person)).body.second_factor;
      statuses.push((await secondStep({ ticket, code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const { ticket } = (await firstStep(person)).body.second_factor;
    expect((await secondStep({ ticket, code: codeOf(secret) })).status).toBe(429);
  });

  it('refuses a sign-in ticket of another school or person, and a forged one', async () => {
    const { person, secret } = await protectedTeacher();
    const other = await protectedTeacher();
    const { ticket } = (await firstStep(person)).body.second_factor;
    expect((await secondStep({ ticket, code: codeOf(secret) }, elm)).status).toBe(401);
    expect((await secondStep({ ticket, code: codeOf(other.secret) })).status).toBe(422);
    expect((await secondStep({ ticket, recovery_code: other.codes[0]! })).status).toBe(422);
    expect((await secondStep({ ticket: 'x'.repeat(43), code: codeOf(secret) })).status).toBe(401);
    expect((await secondStep({ ticket })).status).toBe(422);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: person.id }, data: { status: 'archived' } }),
    );
    expect((await secondStep({ ticket, code: codeOf(secret) })).status).toBe(401);
  });
});

describe('where a second factor is required', () => {
  it('an administrator without one sets it up before anything else, and is then signed in', async () => {
    const head = await app.makePerson(oak, 'school_admin');
    const { body } = await firstStep(head);
    expect(body).toEqual({
      second_factor: { ticket: expect.any(String), methods: [], setup_required: true },
    });
    const { ticket } = body.second_factor;
    // The ticket allows the set-up and nothing else.
    expect((await app.ask(oak, 'GET', '/api/user/profile/', { as: ticket })).status).toBe(401);
    expect((await secondStep({ ticket, code: '000000' })).status).toBe(401);

    const key = await post<TotpKey>('/api/auth/second-factor/setup/', { ticket });
    expect(key.body.uri).toContain('otpauth://totp/');
    const confirm = (code: string) => post('/api/auth/second-factor/setup/confirm/', { ticket, code });
    expect((await confirm('000000')).body.code).toBe('wrong_proof');
    const done = await confirm(codeOf(key.body.secret));
    expect([done.status, done.body.user.role, done.body.recovery_codes.length]).toEqual([
      200,
      'school_admin',
      10,
    ]);
    expect(await security(done.body.access)).toMatchObject({ required: true, totp: true });
    expect((await confirm(codeOf(key.body.secret, 1))).status).toBe(401);
    expect((await firstStep(head)).body.second_factor.setup_required).toBe(false);

    const remove = await post(
      '/api/account/second-factor/totp/remove/',
      { recovery_code: done.body.recovery_codes[0] },
      done.body.access,
    );
    expect([remove.status, remove.body.code]).toEqual([409, 'second_factor_required']);
  });

  it('a set-up ticket is refused once the person has set up a factor', async () => {
    const head = await app.makePerson(oak, 'school_admin');
    const [first, second] = await Promise.all([firstStep(head), firstStep(head)]);
    const key = await post<TotpKey>('/api/auth/second-factor/setup/', {
      ticket: first.body.second_factor.ticket,
    });
    await post('/api/auth/second-factor/setup/confirm/', {
      ticket: first.body.second_factor.ticket,
      code: codeOf(key.body.secret),
    });
    const late = await post('/api/auth/second-factor/setup/', { ticket: second.body.second_factor.ticket });
    expect([late.status, late.body.code]).toEqual([409, 'already_on']);
  });

  it('it is required of the platform’s team, and not of teachers or of schools with another setting', async () => {
    const admin = await app.makePerson(app.platform, 'platform_admin');
    expect((await firstStep(admin)).body.second_factor.setup_required).toBe(true);
    expect((await firstStep(await app.makePerson(oak, 'teacher'))).body.access).toBeDefined();
    await app.within(elm, (tx) =>
      tx.signInPolicy.create({ data: { tenant_id: elm.id, require_second_factor: false } }),
    );
    expect((await firstStep(await app.makePerson(elm, 'school_admin'))).body.access).toBeDefined();
  });
});
