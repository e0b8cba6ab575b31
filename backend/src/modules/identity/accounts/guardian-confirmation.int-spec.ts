import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { Clock } from '../../../platform/clock.ts';
import { linkIn, mailTo } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import type { RegistrationToConfirm, SignedUp, SignUpAge } from './account-responses.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let caller = 0;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  oak = await app.makeSchool('oak', { country: 'GB' });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const YEAR = new Date().getUTCFullYear();
const ORIGIN = { origin: 'http://oak.localhost' };
const PASSWORD = 'Nine brave snails';
const form = (change: Record<string, unknown> = {}) => ({
  first_name: 'Wilhelmina',
  last_name: 'Quackenbush',
  email: `kid-${++caller}@home.test`,
  password: PASSWORD,
  password2: PASSWORD,
  country: 'GB',
  role: 'student',
  agreeToTerms: true,
  turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX',
  birth_year: YEAR - 9,
  birth_month: 3,
  guardian_email: `guardian-${caller}@home.test`,
  ...change,
});
const post = <Body>(path: string, body: object, headers: Record<string, string> = ORIGIN, at = oak) =>
  app.ask<Body & Problem>(at, 'POST', path, { body, headers, from: `10.8.${++caller % 250}.1` });
const signUp = (change: Record<string, unknown> = {}, headers = ORIGIN as Record<string, string>, at = oak) =>
  post<SignedUp>('/api/signup/', form(change), headers, at);
const enters = async (username: string) =>
  (await post('/api/auth/token/', { username, password: PASSWORD, remember: false })).status === 200;
/** Tables in which the word occurs. */
const tablesWith = (word: string): Promise<string[]> =>
  as(app.databaseUrl, async (client) => {
    const { rows } = await client.query<{ place: string }>(
      `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema|bullmq)'`,
    );
    const found: string[] = [];
    for (const { place } of rows) {
      await client.query('begin');
      await client.query(
        `select set_config('app.tenant_id', $1, true), set_config('app.system', 'on', true)`,
        [oak.id],
      );
      const hit = await client.query(`select 1 from ${place} t where t::text ilike $1 limit 1`, [
        `%${word}%`,
      ]);
      await client.query('commit');
      if (hit.rowCount) found.push(place);
    }
    return found;
  });
/** A child under age who has registered, with the link that the guardian got. */
async function waitingChild(change: Record<string, unknown> = {}) {
  const sent = form(change);
  const answer = await post<SignedUp>('/api/signup/', sent);
  expect(answer.status).toBe(201);
  const { token, path } = linkIn(await mailTo(sink, sent.guardian_email, /given your e-mail address/));
  return { ...sent, token, path, ticket: answer.body.waiting!.ticket, user: answer.body.user };
}

describe('the age of somebody who registers', () => {
  const age = (birth_year: number, country = 'GB', cookie?: string, at = oak) =>
    post<SignUpAge>(
      '/api/signup/age/',
      { birth_year, birth_month: 3, country },
      { ...ORIGIN, ...(cookie && { cookie }) },
      at,
    );

  it('decides by the age of the school or, on the platform, of the country whether a guardian is asked', async () => {
    expect((await age(YEAR - 9)).body).toEqual({ guardian: true });
    expect((await age(YEAR - 15, 'IN')).body).toEqual({ guardian: false });
    expect((await age(YEAR - 15, 'IN', undefined, app.platform)).body).toEqual({ guardian: true });
    expect((await age(YEAR - 15, 'GB', undefined, app.platform)).body).toEqual({ guardian: false });
    expect((await age(YEAR + 2)).status).toBe(422);
  });

  it('cannot be changed at once on the same device: neither by asking again nor by the form', async () => {
    const first = await age(YEAR - 9);
    const set = String(first.headers['set-cookie']);
    expect(set).toMatch(/first_answer=.*HttpOnly/);
    const cookie = set.split(';')[0]!;
    expect((await age(YEAR - 30, 'GB', cookie)).body).toEqual({ guardian: true });
    const refused = await signUp({ birth_year: YEAR - 30, guardian_email: undefined }, { ...ORIGIN, cookie });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['guardian_email']]);
    const without = await signUp(
      { birth_year: undefined, birth_month: undefined, guardian_email: undefined },
      { cookie },
    );
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['guardian_email']]);
    expect((await age(YEAR - 30)).headers['set-cookie']).toBeUndefined();
  });

  it('must be stated by a web page; a program with the members of the specification registers as before', async () => {
    const unsaid = { birth_year: undefined, birth_month: undefined, guardian_email: undefined };
    const page = await signUp(unsaid);
    expect([page.status, page.body.errors]).toEqual([
      422,
      { birth_year: ['Required'], birth_month: ['Required'] },
    ]);
    const program = await signUp(unsaid, {});
    expect([program.status, program.body.waiting]).toEqual([201, undefined]);
    expect((await signUp({ ...unsaid, birth_year: 2000 }, {})).status).toBe(422);
  });

  it('is stored for students only, because books are chosen by it', async () => {
    const stored = async (answer: Awaited<ReturnType<typeof signUp>>, at: TestSchool) =>
      app.within(at, (tx) =>
        tx.user.findFirstOrThrow({
          where: { id: answer.body.user.id },
          select: { birth_year: true, birth_month: true },
        }),
      );
    const adult = { birth_year: YEAR - 30, guardian_email: undefined };
    expect(await stored(await signUp(adult), oak)).toEqual({ birth_year: YEAR - 30, birth_month: 3 });
    const teacher = await signUp({ ...adult, role: 'teacher' }, ORIGIN, app.platform);
    expect(await stored(teacher, app.platform)).toEqual({ birth_year: null, birth_month: null });
  });
});

describe('somebody under the age of consent', () => {
  it('needs the address of a guardian, which is not their own', async () => {
    const errors = async (change: object) => Object.keys((await signUp({ ...change })).body.errors ?? {});
    expect(await errors({ guardian_email: undefined })).toEqual(['guardian_email']);
    expect(await errors({ guardian_email: 'nobody' })).toEqual(['guardian_email']);
    expect(await errors({ email: 'same@home.test', guardian_email: 'SAME@home.test' })).toEqual([
      'guardian_email',
    ]);
  });

  it('cannot sign in before the guardian confirms, and can afterwards, once', async () => {
    const child = await waitingChild();
    expect(child.path).toBe('/guardian-confirmation/');
    expect(child.user).toMatchObject({ first_name: 'Wilhelmina', role: 'student', email: child.email });
    expect(await enters(child.email)).toBe(false);
    const look = await post<RegistrationToConfirm>('/api/signup/guardian/view/', { token: child.token });
    expect(look.body).toMatchObject({ first_name: 'Wilhelmina', birth_year: YEAR - 9, birth_month: 3 });
    expect(look.text).not.toMatch(/argon2|hash/);
    const confirm = () => post('/api/signup/guardian/confirm/', { token: child.token });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await enters(child.email)).toBe(true);
    await mailTo(sink, child.email, /Open this link to confirm your address/);
    const [account, evidence, entries] = await app.within(
      oak,
      async (tx) =>
        [
          await tx.user.findFirstOrThrow({ where: { id: child.user.id } }),
          await tx.guardianConfirmation.findMany({ where: { user_id: child.user.id } }),
          await tx.auditEntry.findMany({ where: { subject_id: child.user.id } }),
        ] as const,
    );
    expect(account).toMatchObject({ birth_year: YEAR - 9, birth_month: 3, wants_canva: false });
    expect(evidence).toMatchObject([{ guardian_email: child.guardian_email }]);
    expect(entries.map(({ action }) => action)).toEqual(['registration.confirmed']);
    expect(JSON.stringify(entries)).not.toContain(child.guardian_email);
  });

  it('keeps the address: nobody else registers with it meanwhile, with whatever age', async () => {
    const { email } = await waitingChild();
    for (const change of [{}, { birth_year: YEAR - 30, guardian_email: undefined }]) {
      const again = await signUp({ ...change, email: email.toUpperCase() });
      expect([again.status, again.body.errors]).toEqual([
        422,
        { email: ['This email is already registered.'] },
      ]);
    }
  });

  it('is deleted everywhere at once when the guardian declines; the guardian’s own account stays', async () => {
    const guardian_email = 'thistle@home.test';
    const parent = await app.makePerson(oak, 'parent', { email: guardian_email });
    const child = await waitingChild({
      last_name: 'Thistlewick',
      email: 'zebediah@home.test',
      guardian_email,
    });
    expect(await tablesWith('Thistlewick')).toEqual(['identity.waiting_registration']);
    const decline = () => post('/api/signup/guardian/decline/', { token: child.token });
    expect((await decline()).status).toBe(200);
    expect((await decline()).status).toBe(422);
    expect(await tablesWith('Thistlewick')).toEqual([]);
    expect(await tablesWith('zebediah@home.test')).toEqual([]);
    // How many e-mails went to this mailbox is counted for an hour.
    expect((await tablesWith(guardian_email)).sort()).toEqual([
      'identity.user_account',
      'platform.rate_limit',
    ]);
    expect((await app.signIn(parent)).access).toBeTruthy();
    expect((await post('/api/signup/guardian/confirm/', { token: child.token })).status).toBe(422);
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'registration.declined' } }),
    );
    expect(entries).toMatchObject([{ actor_name: 'A guardian', subject_id: null }]);
  });

  it('has the e-mail sent again, which ends the earlier link, five times an hour at most', async () => {
    const child = await waitingChild();
    const again = (ticket = child.ticket) => post('/api/signup/guardian/resend/', { ticket });
    expect((await again('wrong')).status).toBe(422);
    const before = sink.mails.length;
    expect((await again()).status).toBe(202);
    await eventually(() => expect(sink.mails.length).toBe(before + 1));
    expect((await post('/api/signup/guardian/view/', { token: child.token })).status).toBe(422);
    for (let n = 0; n < 3; n += 1) expect((await again()).status).toBe(202);
    expect((await again()).status).toBe(429);
  });

  it('stores no secret: neither the link’s nor the ticket', async () => {
    const { token, ticket } = await waitingChild();
    expect([await tablesWith(token), await tablesWith(ticket)]).toEqual([[], []]);
  });

  it('is unknown at other schools', async () => {
    const elm = await app.makeSchool('elm');
    const { token } = await waitingChild();
    expect((await post('/api/signup/guardian/view/', { token }, ORIGIN, elm)).status).toBe(422);
  });

  it('is deleted after fourteen days without an answer', async () => {
    const child = await waitingChild({ last_name: 'Ravenscroft' });
    const stays = await waitingChild({ last_name: 'Lingerly' });
    expect((await post('/api/signup/guardian/confirm/', { token: stays.token })).status).toBe(200);
    const clock = jest.spyOn(app.nest.get(Clock), 'now');
    try {
      clock.mockImplementation(() => new Date(Date.now() + 13 * 86_400_000));
      expect((await post('/api/signup/guardian/view/', { token: child.token })).status).toBe(200);
      clock.mockImplementation(() => new Date(Date.now() + 14 * 86_400_000 + 1_000));
      expect((await post('/api/signup/guardian/view/', { token: child.token })).status).toBe(422);
      await eventually(async () => expect(await tablesWith('Ravenscroft')).toEqual([]));
    } finally {
      clock.mockRestore();
    }
    expect(await tablesWith('Lingerly')).toContain('identity.user_account');
  });
});
