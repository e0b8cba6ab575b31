import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { linkIn, mailTo, textOf } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { InvitationPage, InvitationView } from './invitations.controller.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let classId: string;
let caller = 0;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.tokenOf(oak, 'school_admin');
  classId = newId();
  await app.within(oak, (tx) =>
    tx.schoolClass.createMany({
      data: [{ id: classId, tenant_id: oak.id, code: 'ACRNS234', name: 'Acorn Class', year: '2026/27' }],
    }),
  );
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const NEW = 'Nine brave snails';
const post = <Body = Problem & { id: string }>(path: string, body: unknown, as?: string, at = oak) =>
  app.ask<Body>(at, 'POST', `/api/invitations/${path}`, {
    body,
    ...(as && { as }),
    from: `10.3.0.${++caller % 250}`,
  });
const invite = (email: string, change: Record<string, unknown> = {}, as: string = head) =>
  post('', { email, role: 'teacher', ...change }, as);
const person = (token: string, change: Record<string, unknown> = {}) => ({
  token,
  first_name: 'Nia',
  last_name: 'Bello',
  password: NEW,
  password2: NEW,
  agreeToTerms: true,
  ...change,
});
const spent = { status: 422, body: { code: 'link_spent' } };
const view = (token: string, at = oak) => post<Problem & InvitationView>('view/', { token }, undefined, at);

/** Invites somebody and reads the e-mail. */
async function invited(email: string, change: Record<string, unknown> = {}) {
  const { body, status } = await invite(email, change);
  expect([status, body]).toEqual([201, { id: expect.any(String) as unknown }]);
  return { id: body.id, ...linkIn(await mailTo(sink, email, /invites you to join/)) };
}

describe('an invitation', () => {
  it('lets a new person join the school with its role and class', async () => {
    const email = 'nia@home.test';
    const { token, host, path } = await invited(email, { class_id: classId, message: 'We look forward!' });
    expect([host, path]).toEqual(['oak.localhost', '/accept-invitation/']);
    const text = await mailTo(sink, email, /invites you to join/);
    expect(text).toMatch(/Ada Okoye invites you to join oak school as a teacher, in Acorn Class\./);
    expect(text).toContain('We look forward!');

    for (let i = 0; i < 2; i += 1)
      expect((await view(token)).body).toMatchObject({
        state: 'waiting',
        school: 'oak school',
        role: 'teacher',
        class_name: 'Acorn Class',
        inviter: 'Ada Okoye',
        email,
        has_account: false,
      });
    const { status, body } = await post<{ user: { id: string } }>('accept/', person(token));
    expect([status, body]).toMatchObject([
      201,
      { success: true, user: { email, role: 'teacher', email_verified: true, tenant: oak.id } },
    ]);
    const members = await app.within(oak, (tx) => tx.classMember.findMany({ where: { class_id: classId } }));
    expect(members).toMatchObject([{ user_id: body.user.id, role: 'co' }]);
    expect(await post('accept/', person(token))).toMatchObject(spent);
    expect((await view(token)).body).toMatchObject({ state: 'accepted', has_account: true });
  });

  it.each([
    [{ email: '' }, { email: ['Email is required'] }],
    [{ email: 'x' }, { email: ['Invalid email'] }],
    [{ role: 'platform_admin' }, { role: ['Choose a role: teacher, parent, student or school_admin.'] }],
    [{ role: 'community' }, { role: ['Choose a role: teacher, parent, student or school_admin.'] }],
    [{ is_staff: true }, { is_staff: ['This field is not known here. Leave it out.'] }],
    [{ class_id: '00000000-0000-7000-8000-0000000000aa' }, { class_id: ['There is no such class here.'] }],
    [{ message: 'a'.repeat(1001) }, { message: ['Write at most 1000 characters.'] }],
  ])('with %j is refused with a message', async (change, errors) => {
    const { status, body } = await invite('somebody@home.test', change);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('is for people without an account, once each', async () => {
    await app.makePerson(oak, 'teacher', { email: 'there@oak.test' });
    await app.makePerson(oak, 'teacher', { email: 'gone@oak.test', status: 'archived' });
    expect((await invite('THERE@oak.test')).body.errors).toEqual({
      email: ['A user with that email already exists.'],
    });
    expect((await invite('gone@oak.test')).body.errors).toEqual({
      email: ['This person’s account is archived. Take it back from the archive instead.'],
    });
    const parent = await invite('kim@home.test', { role: 'parent', class_id: classId });
    expect(parent.body.errors).toEqual({
      class_id: ['Only teachers and students are invited into a class.'],
    });
    const two = await Promise.all([invite('two@home.test'), invite('TWO@home.test')]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('changes the role of an account, and never lowers an administrator', async () => {
    await app.makePerson(oak, 'parent', { email: 'grows@oak.test' });
    await app.makePerson(oak, 'school_admin', { email: 'leads@oak.test' });
    expect((await invite('grows@oak.test')).status).toBe(201);
    expect((await invite('leads@oak.test')).body.errors).toEqual({
      email: ['A user with that email already exists.'],
    });
  });

  it('that is sent again is audited', async () => {
    const { id } = await invited('recorded@home.test');
    expect((await post(`${id}/resend/`, {}, head)).status).toBeLessThan(300);
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'invitation.sent_again' }, select: { detail: true } }),
    );
    expect(entries).toContainEqual({ detail: { invitation_id: id } });
  });

  it('is sent, listed and revoked by administrators of the school only', async () => {
    const { id } = await invited('guarded@home.test');
    for (const role of ['student', 'teacher', 'parent'] as const) {
      const access = await app.tokenOf(oak, role);
      const tries = await Promise.all([
        invite('x@home.test', {}, access),
        post(`${id}/resend/`, {}, access),
        post(`${id}/revoke/`, {}, access),
        app.ask(oak, 'GET', '/api/invitations/', { as: access }),
      ]);
      expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    const neighbour = await app.tokenOf(elm, 'school_admin');
    for (const path of [`${id}/resend/`, `${id}/revoke/`])
      expect((await post(path, {}, neighbour, elm)).status).toBe(404);
    const next = await app.ask<InvitationPage>(elm, 'GET', '/api/invitations/', { as: neighbour });
    expect(next.body.count).toBe(0);
  });

  it('answers 404 at other schools', async () => {
    const { token } = await invited('next-door@home.test');
    expect((await view(token, elm)).status).toBe(404);
    expect(await post('accept/', person(token), undefined, elm)).toMatchObject(spent);
    expect((await view(token)).body.state).toBe('waiting');
  });

  it('is accepted once when two people try at the same time', async () => {
    const { token } = await invited('race@home.test');
    const answers = await Promise.all([
      post('accept/', person(token)),
      post('accept/', person(token, { first_name: 'Other' })),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const people = await app.within(oak, (tx) => tx.user.findMany({ where: { email: 'race@home.test' } }));
    expect(people).toHaveLength(1);
  });

  it('requires the same details of a new person as registration', async () => {
    const { token } = await invited('picky@home.test');
    for (const [change, errors] of [
      [{ first_name: '' }, { first_name: ['Required'] }],
      [{ last_name: ' ' }, { last_name: ['Required'] }],
      [{ password: 'x', password2: 'x' }, { password: ['Password must have at least 8 characters'] }],
      [{ password: 'iloveyou1', password2: 'iloveyou1' }, { password: ['This password is too common.'] }],
      [{ password2: '' }, { password2: ['Please re-type your password'] }],
      [{ agreeToTerms: false }, { agreeToTerms: ['You must agree to the terms and conditions'] }],
      [{ role: 'school_admin' }, { role: ['This field is not known here. Leave it out.'] }],
      [{ email: 'other@home.test' }, { email: ['This field is not known here. Leave it out.'] }],
    ] as const) {
      const { status, body } = await post('accept/', person(token, change));
      expect([status, body.errors]).toEqual([422, errors]);
    }
    expect((await post('accept/', person(token))).status).toBe(201);
  });
});

describe('sending an invitation again and revoking it', () => {
  it('invalidates the former link', async () => {
    const email = 'again@home.test';
    const { id, token } = await invited(email);
    const sent = sink.mails.length;
    expect((await post(`${id}/resend/`, {}, head)).status).toBe(202);
    const newer = await eventually(() =>
      linkIn(textOf(sink.mails.slice(sent).find(({ to }) => to.includes(email))!.source)),
    );
    expect((await view(token)).status).toBe(404);
    expect((await view(newer.token)).body.state).toBe('waiting');
    expect((await post(`${id}/revoke/`, {}, head)).status).toBe(200);
    expect((await post(`${id}/revoke/`, {}, head)).status).toBe(200);
    expect((await view(newer.token)).body.state).toBe('revoked');
    expect(await post('accept/', person(newer.token))).toMatchObject(spent);
    expect((await post(`${id}/resend/`, {}, head)).status).toBe(409);
  });

  it('creates an audit entry', async () => {
    const { id } = await invited('audit@home.test');
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'invitation.sent' }, select: { detail: true } }),
    );
    expect(entries).toContainEqual({ detail: { invitation_id: id, role: 'teacher' } });
  });
});

describe('an expired invitation', () => {
  it('can be requested again, and is sent to the invited address only', async () => {
    const email = 'late@home.test';
    const { id, token } = await invited(email);
    await app.within(oak, (tx) =>
      tx.invitation.updateMany({ where: { id }, data: { expires_at: new Date(Date.now() - 1000) } }),
    );
    expect((await view(token)).body.state).toBe('expired');
    expect(await post('accept/', person(token))).toMatchObject(spent);
    const sent = sink.mails.length;
    const [known, unknown] = [
      await post('ask-again/', { token }),
      await post('ask-again/', { token: 'a'.repeat(43) }),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const newer = await eventually(() => {
      const mail = sink.mails.slice(sent).find(({ source }) => textOf(source).includes('invites you'));
      expect(mail!.to).toEqual([email]);
      return linkIn(textOf(mail!.source));
    });
    expect((await post('accept/', person(newer.token))).status).toBe(201);
  });
});

describe('a person with an account at the school', () => {
  it('accepts after signing in: the role is added, and no second account is created', async () => {
    const parent = await app.makePerson(oak, 'parent', { email: 'both@home.test' });
    const { token } = await invited('both@home.test', { class_id: classId });
    expect((await view(token)).body.has_account).toBe(true);
    expect(await post('accept/', person(token))).toMatchObject({
      status: 409,
      body: { code: 'sign_in_first' },
    });
    const stranger = await app.tokenOf(oak, 'parent');
    expect(await post('link/', { token }, stranger)).toMatchObject({
      status: 403,
      body: { code: 'another_person' },
    });
    const { access } = await app.signIn(parent);
    expect((await post('link/', { token }, access)).body).toEqual({ success: true, role_changed: true });
    expect((await post('link/', { token }, access)).status).toBe(401); // no longer with the old role
    const again = await app.ask<{ user: object }>(oak, 'POST', '/api/auth/token/', {
      body: { username: 'both@home.test', password: PASSWORD, remember: false },
    });
    expect(again.body.user).toMatchObject({ id: parent.id, role: 'teacher', classes: [{ id: classId }] });
  });

  it('stays head of the school when invited with another role', async () => {
    const chief = await app.makePerson(oak, 'school_admin', { email: 'chief@oak.test' });
    const { token } = await invited('chief@oak.test', { class_id: classId });
    const { access } = await app.signIn(chief);
    // Concurrent requests accept it once.
    const two = await Promise.all([1, 2, 3].map(() => post('link/', { token }, access)));
    const done = two.filter(({ body }) => !body.code);
    expect(done.map(({ body }) => body)).toEqual([{ success: true, role_changed: false }]);
    expect(two.filter(({ body }) => body.code === 'link_spent')).toHaveLength(2);
  });
});

describe('the list', () => {
  it('filters by state, searches and pages', async () => {
    const list = async (query: string) =>
      (await app.ask<InvitationPage>(oak, 'GET', `/api/invitations/?${query}`, { as: head })).body;
    const all = await list('limit=2');
    expect(all.results).toHaveLength(2);
    expect(all.next).toContain('offset=2');
    expect(all.count).toBeGreaterThan(5);
    expect((await list('state=revoked')).results.map(({ email }) => email)).toEqual(['again@home.test']);
    expect((await list('search=NIA@')).results).toMatchObject([
      { email: 'nia@home.test', state: 'accepted', class_name: 'Acorn Class', inviter: 'Ada Okoye' },
    ]);
    expect(JSON.stringify(all)).not.toMatch(/token|hash/);
    expect((await list('search=%25')).count).toBe(0);
  });
});
