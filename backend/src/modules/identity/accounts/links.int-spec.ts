import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { inContext } from '../../../platform/context.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { linkIn, mailTo, textOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { SendPasswordSetup } from './send-password-setup.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let caller = 0;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const NEW = 'Nine brave snails';
const post = <Body = Problem>(path: string, body: unknown, options: { as?: string; at?: TestSchool } = {}) =>
  app.ask<Body>(options.at ?? oak, 'POST', path, {
    body,
    ...(options.as && { as: options.as }),
    from: `10.2.0.${++caller % 250}`,
  });
const requestPasswordReset = (email: string, at?: TestSchool) =>
  post('/api/resetpasswordemail/', { email }, { ...(at && { at }) });
const reset = (token: string, change: Record<string, unknown> = {}, at?: TestSchool) =>
  post(
    '/api/password-reset-confirm/',
    { token, password: NEW, password2: NEW, ...change },
    { ...(at && { at }) },
  );
const verify = (token: string, at?: TestSchool) =>
  post<Problem & { email: string; changed: boolean }>('/api/verification/', { token }, { ...(at && { at }) });
const enters = async (username: string, password: string) =>
  (await post('/api/auth/token/', { username, password, remember: false })).status === 200;
const spent = { status: 422, body: { code: 'link_spent' } };

/** A person with the link that was just sent to them. */
async function withReset(email: string): Promise<TestPerson & { token: string }> {
  const person = await app.makePerson(oak, 'teacher', { email });
  await requestPasswordReset(email);
  return { ...person, ...linkIn(await mailTo(sink, email, /choose a new password/)) };
}

describe('a forgotten password', () => {
  it('is replaced once by the link, which ends every session and notifies the person', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'Grace@oak.test' });
    const before = await app.signIn(person);
    expect(await requestPasswordReset('GRACE@oak.test')).toMatchObject({
      status: 202,
      body: { success: true },
    });
    const link = linkIn(await mailTo(sink, 'Grace@oak.test', /choose a new password/));
    expect([link.host, link.path]).toEqual(['oak.localhost', '/password-reset-confirm/']);

    expect(await reset(link.token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await enters(person.username, NEW)).toBe(true);
    expect(await enters(person.username, PASSWORD)).toBe(false);
    const refresh = await post('/api/auth/token/refresh/', { refresh: before.refresh });
    expect(refresh.status).toBe(401);
    const write = await post('/api/user/email/', { email: 'x@y.test', password: NEW }, { as: before.access });
    expect(write.status).toBe(401);
    await mailTo(sink, 'Grace@oak.test', /your password was changed just now/);
    expect(await reset(link.token)).toMatchObject(spent);
  });

  it('gets the same answer whether or not the account exists; only usable accounts get a link', async () => {
    await app.makePerson(oak, 'teacher', { email: 'real@oak.test' });
    await app.makePerson(oak, 'teacher', { email: 'archived@oak.test', status: 'archived' });
    await app.makePerson(elm, 'teacher', { email: 'elm-only@oak.test' });
    const addresses = [
      'real@oak.test',
      'nobody@oak.test',
      'archived@oak.test',
      'elm-only@oak.test',
      'r_al@oak.test',
    ];
    const answers = [];
    for (const email of addresses) answers.push(await requestPasswordReset(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await mailTo(sink, 'real@oak.test', /choose a new password/);
    // The queue works in order, so later jobs are completed too, or about to be.
    await new Promise((resolve) => setTimeout(resolve, 700));
    const reached = sink.mails.flatMap(({ to }) => to).filter((to) => addresses.includes(to));
    expect(reached).toEqual(['real@oak.test']);
  });

  it('stores no secret in the e-mail’s row, in an event or as a token', async () => {
    const { token } = await withReset('secret@oak.test');
    const dump = await as(app.databaseUrl, async (client) =>
      JSON.stringify([
        (await client.query('select * from messaging.email')).rows,
        (await client.query('select * from platform.outbox_event')).rows,
        (await client.query(`select encode(token_hash, 'base64'), * from identity.single_use_token`)).rows,
      ]),
    );
    expect(dump).toContain('secret@oak.test');
    expect(dump).not.toContain(token);
    // The stored seed alone does not give access.
    const seeds = [...dump.matchAll(/"secret_seed":"([\w-]+)"/g)].map(([, seed]) => seed!);
    expect(seeds.length).toBeGreaterThan(0);
    expect(await reset(seeds.at(-1)!)).toMatchObject(spent);
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  it('keeps the link valid when the new password is refused with a message', async () => {
    const { token } = await withReset('choosy@oak.test');
    for (const [change, errors] of [
      [{ password: 'short', password2: 'short' }, { password: ['Password must have at least 8 characters'] }],
      [{ password: 'Password1', password2: 'Password1' }, { password: ['This password is too common.'] }],
      [{ password: 'choosy-2026', password2: 'choosy-2026' }, { password: ['This password is too common.'] }],
      [{ password2: 'other' }, { password2: ['Passwords does not match'] }],
    ] as const) {
      const { status, body } = await reset(token, change);
      expect([status, body.errors]).toEqual([422, errors]);
    }
    expect(await reset(token)).toMatchObject({ status: 200 });
  });

  it('has a link that is valid at one school and for passwords only', async () => {
    const { token, username } = await withReset('bound@oak.test');
    expect(await reset(token, {}, elm)).toMatchObject(spent);
    expect(await reset(token, {}, app.platform)).toMatchObject(spent);
    expect(await verify(token)).toMatchObject(spent);
    expect(await reset(`${token}x`)).toMatchObject(spent);
    expect(await enters(username, PASSWORD)).toBe(true);
  });

  it('is changed once when the link is used twice at the same time', async () => {
    const { token, username } = await withReset('twice@oak.test');
    const [a, b] = await Promise.all([
      reset(token),
      reset(token, { password: 'Ten quiet otters', password2: 'Ten quiet otters' }),
    ]);
    expect([a.status, b.status].sort()).toEqual([200, 422]);
    expect(await enters(username, a.status === 200 ? NEW : 'Ten quiet otters')).toBe(true);
  });

  it('has a link that a newer one invalidates', async () => {
    const first = await withReset('newer@oak.test');
    const sent = sink.mails.length;
    await requestPasswordReset('newer@oak.test');
    const second = await eventually(() => {
      const mail = sink.mails.slice(sent).find(({ to }) => to.includes('newer@oak.test'));
      return linkIn(textOf(mail!.source)).token;
    });
    expect(await reset(first.token)).toMatchObject(spent);
    expect(await enters(first.username, PASSWORD)).toBe(true);
    expect(await reset(second)).toMatchObject({ status: 200 });
  });

  it('has a link that ends after an hour, after a change of address, and when the person is archived', async () => {
    const late = await withReset('late@oak.test');
    const moved = await withReset('moved@oak.test');
    const gone = await withReset('gone@oak.test');
    await app.within(oak, async (tx) => {
      await tx.singleUseToken.updateMany({
        where: { user_id: late.id },
        data: { expires_at: new Date(Date.now() - 1000) },
      });
      await tx.user.updateMany({ where: { id: moved.id }, data: { email: 'elsewhere@oak.test' } });
      await tx.user.updateMany({ where: { id: gone.id }, data: { status: 'archived' } });
    });
    for (const { token } of [late, moved, gone]) expect(await reset(token)).toMatchObject(spent);
  });

  it('unlocks an account that was locked by wrong guesses', async () => {
    const { token } = await withReset('locked@oak.test');
    for (let i = 0; i < 10; i += 1) await enters('locked@oak.test', `guess-${i}`);
    expect(await enters('locked@oak.test', PASSWORD)).toBe(false);
    await reset(token);
    expect(await enters('locked@oak.test', NEW)).toBe(true);
  });

  it('sends at most five links in an hour', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await requestPasswordReset('flood@oak.test')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('builds its link from the school’s record, not from request headers', async () => {
    await app.makePerson(oak, 'teacher', { email: 'host@oak.test' });
    await app.ask(oak, 'POST', '/api/resetpasswordemail/', {
      body: { email: 'host@oak.test' },
      headers: { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', origin: 'http://evil.test' },
    });
    const text = await mailTo(sink, 'host@oak.test', /choose a new password/);
    expect([linkIn(text).host, text.includes('evil')]).toEqual(['oak.localhost', false]);
  });
});

describe('the first password of an account that the school created', () => {
  it('is chosen by the link of an e-mail', async () => {
    const person = await app.makePerson(oak, 'parent', { email: 'first@oak.test', password: null });
    await inContext({ correlationId: 'test', tenantId: oak.id, principal: null }, () =>
      app.nest.get(CommandBus, { strict: false }).execute(new SendPasswordSetup(person.id)),
    );
    const { token } = linkIn(await mailTo(sink, 'first@oak.test', /has made an account for you/));
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect(await enters('first@oak.test', NEW)).toBe(true);
  });
});

describe('the verification of an e-mail address', () => {
  const register = async (email: string) => {
    await post('/api/signup/', {
      first_name: 'Visit http://evil.test',
      last_name: 'Bello',
      email,
      password: NEW,
      password2: NEW,
      country: 'NG',
      role: 'student',
      agreeToTerms: true,
      turnstile_token: 'x',
    });
    const { body } = await post<{ access: string }>('/api/auth/token/', {
      username: email,
      password: NEW,
      remember: false,
    });
    return body.access;
  };

  it('works once, and its e-mail repeats no text typed by an unverified sender', async () => {
    const access = await register('new@home.test');
    const text = await mailTo(sink, 'new@home.test', /Open this link to confirm/);
    expect(text).not.toContain('evil.test');
    const { token } = linkIn(text);
    expect(await verify(token)).toMatchObject({
      status: 200,
      body: { success: true, email: 'new@home.test', changed: false },
    });
    expect(await verify(token)).toMatchObject(spent);
    const profile = await app.ask<{ email_verified: boolean }>(oak, 'GET', '/api/user/profile/', {
      as: access,
    });
    expect(profile.body.email_verified).toBe(true);
    expect(await post('/api/verification/resend/', {}, { as: access })).toMatchObject({
      status: 409,
      body: { code: 'email_verified' },
    });
  });

  it('can be requested again', async () => {
    const access = await register('again@home.test');
    const first = linkIn(await mailTo(sink, 'again@home.test', /Open this link to confirm/)).token;
    const sent = sink.mails.length;
    expect((await post('/api/verification/resend/', {}, { as: access })).status).toBe(202);
    const second = await eventually(() => {
      const mail = sink.mails.slice(sent).find(({ to }) => to.includes('again@home.test'));
      return linkIn(textOf(mail!.source)).token;
    });
    expect(second).not.toBe(first);
    expect((await verify(first)).status).toBe(200); // a later link does not void the earlier one
  });
});

describe('a change of the e-mail address', () => {
  const change = (access: string, email: string, password = PASSWORD) =>
    post('/api/user/email/', { email, password }, { as: access });

  it('takes effect with its link, notifies the former address, and invalidates its links', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'old@oak.test' });
    const { access } = await app.signIn(person);
    await requestPasswordReset('old@oak.test');
    const old = linkIn(await mailTo(sink, 'old@oak.test', /choose a new password/));
    expect((await change(access, 'New@oak.test')).status).toBe(202);
    const profile = () => app.ask<{ email: string }>(oak, 'GET', '/api/user/profile/', { as: access });
    expect((await profile()).body.email).toBe('old@oak.test');

    const link = linkIn(await mailTo(sink, 'New@oak.test', /use this address/));
    expect(await verify(link.token)).toMatchObject({
      status: 200,
      body: { email: 'New@oak.test', changed: true },
    });
    expect((await profile()).body.email).toBe('New@oak.test');
    await mailTo(sink, 'old@oak.test', /uses another e-mail address/);
    expect(await reset(old.token)).toMatchObject(spent);
    expect([await enters('new@oak.test', PASSWORD), await enters('old@oak.test', PASSWORD)]).toEqual([
      true,
      false,
    ]);
  });

  it('requires the password and an unused address', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'mine@oak.test' });
    await app.makePerson(oak, 'teacher', { email: 'theirs@oak.test' });
    const { access } = await app.signIn(person);
    expect((await change(access, 'free@oak.test', 'wrong')).body.errors).toEqual({
      password: ['This is not your password. Without one, choose “Forgot Password” at the login.'],
    });
    expect((await change(access, 'THEIRS@oak.test')).body.errors).toEqual({
      email: ['This email is already registered.'],
    });
    expect((await change(access, 'mine@oak.test')).body.errors).toEqual({
      email: ['This is your address already.'],
    });
    expect((await change(access, 'no')).body.errors).toEqual({ email: ['Invalid email'] });
  });

  it('gives an address to the first person who verifies it', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'slow@oak.test' });
    const { access } = await app.signIn(person);
    await change(access, 'wanted@oak.test');
    const { token } = linkIn(await mailTo(sink, 'wanted@oak.test', /use this address/));
    await app.makePerson(oak, 'teacher', { email: 'Wanted@oak.test' });
    expect(await verify(token)).toMatchObject({
      status: 409,
      body: { detail: 'This email is already registered.' },
    });
  });
});

describe('a change of the password', () => {
  it('requires the old one, ends the other sessions and keeps this one', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'careful@oak.test' });
    const [here, there] = [await app.signIn(person), await app.signIn(person)];
    const to = (old_password: string, password: string, password2 = password) =>
      post('/api/user/password/', { old_password, password, password2 }, { as: here.access });
    expect((await to('wrong', NEW)).body.errors).toEqual({
      old_password: ['This is not your password. Without one, choose “Forgot Password” at the login.'],
    });
    expect((await to(PASSWORD, 'letmein123')).body.errors).toEqual({
      password: ['This password is too common.'],
    });
    expect((await to('', NEW)).body.errors).toEqual({ old_password: ['Please enter your password.'] });
    expect((await to(PASSWORD, NEW)).status).toBe(200);
    expect((await post('/api/auth/token/refresh/', { refresh: there.refresh })).status).toBe(401);
    expect((await post('/api/auth/token/refresh/', { refresh: here.refresh })).status).toBe(200);
    expect(await enters('careful@oak.test', NEW)).toBe(true);
    await mailTo(sink, 'careful@oak.test', /your password was changed just now/);
  });

  it('is refused for shared accounts', async () => {
    const shared = await app.makePerson(oak, 'student', { email: null });
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: shared.id }, data: { is_class_account: true } }),
    );
    const { access } = await app.signIn(shared);
    const body = { old_password: PASSWORD, password: NEW, password2: NEW };
    expect(await post('/api/user/password/', body, { as: access })).toMatchObject({
      status: 403,
      body: { code: 'shared_account' },
    });
  });
});

describe('a change of the own name', () => {
  const patch = async (person: TestPerson, body: object) =>
    app.ask<Problem & { first_name: string; country: string }>(oak, 'PATCH', '/api/user/profile/', {
      as: (await app.signIn(person)).access,
      body,
    });

  it('is allowed to adults, in its parts; permissions and roles cannot be changed', async () => {
    const person = await app.makePerson(oak, 'teacher');
    expect((await patch(person, { first_name: ' Zoë ', country: 'FR' })).body).toMatchObject({
      first_name: 'Zoë',
      last_name: 'Okoye',
      country: 'FR',
    });
    for (const field of ['role', 'is_staff', 'tenant_id', 'email', 'username', '__proto__x'])
      expect((await patch(person, { [field]: 'x' })).body.errors).toEqual({
        [field]: ['This field is not known here. Leave it out.'],
      });
    expect((await patch(person, { first_name: '' })).body.errors).toEqual({ first_name: ['Required'] });
  });

  it('is refused to children, whose names the school manages', async () => {
    const child = await app.makePerson(oak, 'student', { email: null });
    expect(await patch(child, { first_name: 'Batman' })).toMatchObject({
      status: 403,
      body: { code: 'name_kept_by_school' },
    });
    expect((await patch(child, { country: 'GB' })).body.country).toBe('GB');
  });
});
