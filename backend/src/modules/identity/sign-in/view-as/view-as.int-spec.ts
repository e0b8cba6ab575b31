import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@bookgrove/contract';
import { ROUTE_ACCESS } from '../../../../../test/architecture/route-access.ts';
import { makeClass } from '../../../../../test/support/classes.ts';
import { mailTo } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { SignedIn } from '../second-factor/sign-in-reply.ts';
import type { ViewAsTicket } from './begin-view-as.ts';
import type { ViewAsSessionPage, Stopped } from './view-as.controller.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let head: TestPerson;
let headToken: string;
let support: TestPerson;
let supportToken: string;
let mia: TestPerson;

const REASON = 'She writes that her book does not open.';
const COOKIE = { 'x-refresh': 'cookie' };

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School' }),
    app.makeSchool('elm'),
  ]);
  head = await app.makePerson(oak, 'school_admin', {
    first_name: 'Hana',
    last_name: 'Head',
    email: 'head@oak.test',
  });
  support = await app.makePerson(app.platform, 'platform_admin', { first_name: 'Ines', last_name: 'Falk' });
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Beech', email: null });
  headToken = (await app.signIn(head)).access;
  supportToken = (await app.signIn(support)).access;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

type TicketOr = ViewAsTicket & Problem;
const begin = (person: string, body: object = { reason: REASON, password: PASSWORD }, as = headToken) =>
  app.ask<TicketOr>(oak, 'POST', `/api/api-admin/users/${person}/view-as/`, { as, body });
const beginAsSupport = (person: string, body: object = { reason: REASON, password: PASSWORD }) =>
  app.ask<TicketOr>(app.platform, 'POST', `/api/api-super-admin/users/${person}/view-as/`, {
    as: supportToken,
    body,
  });
const enter = (ticket: string, school = oak, headers = {}) =>
  app.ask<SignedIn & Problem>(school, 'POST', '/api/auth/view-as/', { body: { ticket }, headers });
const viewing = async (person: TestPerson) => (await enter((await begin(person.id)).body.ticket)).body;
const entries = (subject: string) =>
  app.within(oak, (tx) =>
    tx.auditEntry.findMany({ where: { tenant_id: oak.id, subject_id: subject }, orderBy: { id: 'asc' } }),
  );

describe('a request to view as another person', () => {
  it('requires a reason of 10 to 300 characters and a recent confirmation', async () => {
    const short = await begin(mia.id, { reason: '  why      ', password: PASSWORD });
    expect([short.status, short.body.errors]).toEqual([
      422,
      { reason: ['Please say why, in 10 to 300 letters.'] },
    ]);
    const unproven = await begin(mia.id, { reason: REASON });
    expect([unproven.status, unproven.body.code]).toEqual([422, 'proof_needed']);
    const wrong = await begin(mia.id, { reason: REASON, password: 'not mine' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    expect(await entries(mia.id)).toEqual([]);
  });

  it('is refused for people with more rights, of another school, and for oneself', async () => {
    const colleague = await app.makePerson(oak, 'school_admin');
    const parent = await app.makePerson(oak, 'parent');
    const stranger = await app.makePerson(elm, 'student');
    const other = await app.makePerson(app.platform, 'platform_admin');
    for (const person of [colleague, parent])
      expect((await begin(person.id)).body.detail).toBe(
        'You can view as students and teachers of your school.',
      );
    expect((await begin(stranger.id)).status).toBe(404);
    expect((await begin(head.id)).body.code).toBe('own_account');
    expect((await beginAsSupport(other.id)).body.detail).toBe(
      'You cannot view as members of the platform’s team.',
    );
    expect((await beginAsSupport(colleague.id)).status).toBe(200);
    const teacher = await app.makePerson(oak, 'teacher', { status: 'archived' });
    expect((await begin(teacher.id)).body.code).toBe('archived');
  });

  it('returns a ticket that works once, at its school, within a minute', async () => {
    const { ticket, origin } = (await begin(mia.id)).body;
    expect([ticket.length, origin]).toEqual([43, null]);
    expect((await enter(ticket, elm)).body.code).toBe('ticket_over');
    const both = await Promise.all([enter(ticket), enter(ticket)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(ticket)).body.code).toBe('ticket_over');
    const late = (await begin(mia.id)).body.ticket;
    await app.within(oak, (tx) =>
      tx.pendingProof.updateMany({
        where: { kind: 'view_as' },
        data: { expires_at: new Date(Date.now() - 1) },
      }),
    );
    expect((await enter(late)).body.code).toBe('ticket_over');
  });

  it('has a ticket that ends when the requester signs out', async () => {
    const passing = await app.makePerson(oak, 'school_admin');
    const { access } = await app.signIn(passing);
    const { ticket } = (await begin(mia.id, { reason: REASON, password: PASSWORD }, access)).body;
    await app.ask(oak, 'POST', '/api/auth/logout/', { as: access });
    expect((await enter(ticket)).body.code).toBe('ticket_over');
  });
});

describe('a view-as session', () => {
  it('shows what the person sees, with the viewer, the reason and the end', async () => {
    const session = await viewing(mia);
    expect(session.user).toMatchObject({
      id: mia.id,
      role: 'student',
      viewing: { by: 'Hana Head', reason: REASON },
    });
    const { body } = await app.ask<SignedIn['user']>(oak, 'GET', '/api/user/profile/', {
      as: session.access,
    });
    const minutes = (Date.parse(body.viewing!.until) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    const own = await app.ask<SignedIn['user']>(oak, 'GET', '/api/user/profile/', { as: headToken });
    expect(own.body.viewing).toBeNull();
  });

  it('refuses every write of the product, whoever may call it, except its own end', async () => {
    const { access } = await viewing(mia);
    const answers: Record<string, string | undefined> = {};
    const writes = Object.keys(ROUTE_ACCESS).filter((route) => !/^(GET|HEAD) /.test(route));
    expect(writes.length).toBeGreaterThan(90);
    for (const route of writes) {
      const [method, path] = route.split(' ') as ['POST', string];
      if (['POST auth/logout', 'POST auth/view-as', 'POST auth/view-as/stop'].includes(route)) continue;
      const url = `/api/${path.replace(/:\w+/g, mia.id)}/`;
      const { body } = await app.ask<Problem | null>(oak, method, url, { as: access, body: {} });
      if (body?.code !== 'only_viewing') answers[route] = body?.code;
    }
    // The protection settings of an account, acts of two people, large exports and money are not even shown.
    for (const [route, code] of Object.entries(answers)) {
      expect(route).toMatch(
        / (account|feed-keys|proposals|queue-jobs|api-(super-)?admin\/users\/exports|api-admin\/(school|tenant)-(exports|erasures)|api-admin\/tenants\/:id\/(exports|erasures)|book-offers|cart-requests|charity-desk|charity-payouts|checkout|claim-codes|coupons|course-desk\/:id\/prices|data\/cart|donation-management|donations|email-log|email-templates|following|fundraiser-desk|giving-years|ledger|monthly-gifts|order-management|orders|payment-details|payments|payouts|project-desk|reconciliation|royalty-rules|shipping-rates|sponsor-payments|suppressed-addresses|tax-claims)(\/|$)/,
      );
      expect(code).toBe('own_eyes_only');
    }
    const refused = await app.ask(oak, 'PATCH', '/api/user/profile/', { as: access, body: {} });
    expect([refused.status, refused.body.detail]).toEqual([403, MESSAGES.onlyViewing]);
    expect((await app.ask(oak, 'GET', '/api/account/security/', { as: access })).body.detail).toBe(
      MESSAGES.ownEyesOnly,
    );
    expect((await app.ask(oak, 'POST', '/api/auth/view-as/stop/', { as: access })).status).toBe(200);
  });

  it('is audited once for each address that is read, with the viewer as actor', async () => {
    const pupil = await app.makePerson(oak, 'student', { first_name: 'Leo', last_name: 'Ash', email: null });
    const { access } = await viewing(pupil);
    for (let n = 0; n < 3; n += 1) await app.ask(oak, 'GET', '/api/books/?search=fox', { as: access });
    await app.ask(oak, 'GET', '/api/auth/sessions/', { as: access });
    const written = (await entries(pupil.id)).map(({ action, actor_id, actor_name, reason, detail }) => [
      action,
      actor_id,
      actor_name,
      reason ?? (detail as { read?: string }).read,
    ]);
    expect(written).toEqual([
      ['impersonation.started', head.id, 'Hana Head', REASON],
      ['impersonation.read', head.id, 'Hana Head', '/api/books/'],
      ['impersonation.read', head.id, 'Hana Head', '/api/auth/sessions/'],
    ]);
    const listed = async (more: string) =>
      (
        await app.ask<{ results: { action: string }[] }>(
          oak,
          'GET',
          `/api/audit/?subject=${pupil.id}${more}`,
          { as: headToken },
        )
      ).body.results.map(({ action }) => action);
    expect(await listed('&brief=true')).toEqual(['impersonation.started']);
    expect(await listed('')).toHaveLength(3);
  });

  it('records a teacher’s view of a class for the viewer, with the viewed person', async () => {
    const klass = await makeClass(app, oak, 2);
    const { access } = await viewing(klass.teacher);
    expect((await app.ask(oak, 'GET', `/api/classes/${klass.id}/students/`, { as: access })).status).toBe(
      200,
    );
    const looked = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'class.viewed' } }),
    );
    expect(looked.map(({ actor_id, detail }) => [actor_id, detail])).toEqual([
      [head.id, { class: 'Beech Class', class_id: klass.id, viewing_as: 'Ada Okoye' }],
    ]);
  });

  it('does not mark the person as active, nor store the viewer’s address as theirs', async () => {
    const pupil = await app.makePerson(oak, 'student', { email: null });
    await viewing(pupil);
    const row = await app.within(oak, (tx) =>
      tx.user.findFirstOrThrow({ where: { tenant_id: oak.id, id: pupil.id }, include: { sessions: true } }),
    );
    expect([row.last_seen_at, row.sessions.map(({ address }) => address)]).toEqual([null, [null]]);
  });
});

describe('the end of a view-as session', () => {
  it('returns to the browser’s own session, which stays unchanged', async () => {
    const signIn = await app.ask<SignedIn>(oak, 'POST', '/api/auth/token/', {
      body: { username: head.username, password: PASSWORD },
      headers: COOKIE,
    });
    const own = signIn.cookies.find(({ name }) => name === 'refresh')!.value;
    const { ticket } = (await begin(mia.id, { reason: REASON, password: PASSWORD }, signIn.body.access)).body;
    const entered = await enter(ticket, oak, { ...COOKIE, cookie: `refresh=${own}` });
    expect(entered.cookies.map(({ name }) => name)).toEqual(['viewing']);
    expect(entered.cookies[0]).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: 1800,
    });
    const eyes = entered.cookies[0]!.value;

    const refresh = (cookie: string) =>
      app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/refresh/', {
        body: {},
        headers: { ...COOKIE, cookie },
      });
    const again = await refresh(`refresh=${own}; viewing=${eyes}`);
    expect(again.cookies.map(({ name }) => name)).toEqual(['viewing']);
    const whoIs = async (access: string) =>
      (await app.ask<SignedIn['user']>(oak, 'GET', '/api/user/profile/', { as: access })).body.id;
    expect(await whoIs(again.body.access)).toBe(mia.id);

    const stop = await app.ask<Stopped>(oak, 'POST', '/api/auth/view-as/stop/', {
      as: again.body.access,
      headers: { ...COOKIE, cookie: `refresh=${own}; viewing=${again.cookies[0]!.value}` },
    });
    expect(stop.body).toEqual({ person: mia.id, origin: null, signed_in: true });
    expect(stop.cookies).toMatchObject([{ name: 'viewing', value: '' }]);
    const back = await refresh(`refresh=${own}`);
    expect(await whoIs(back.body.access)).toBe(head.id);
    expect((await app.ask(oak, 'GET', '/api/user/profile/', { as: again.body.access })).status).toBe(401);
  });

  it('comes after half an hour whatever is refreshed, and leaves the own session', async () => {
    const { refresh: own } = await app.signIn(head);
    const entered = await enter((await begin(mia.id)).body.ticket, oak, COOKIE);
    const eyes = entered.cookies[0]!.value;
    await app.within(oak, (tx) =>
      tx.session.updateMany({
        where: { tenant_id: oak.id, user_id: mia.id, revoked_at: null },
        data: { expires_at: new Date(Date.now() - 1) },
      }),
    );
    const answer = await app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/refresh/', {
      body: {},
      headers: { ...COOKIE, cookie: `refresh=${own}; viewing=${eyes}` },
    });
    expect(answer.status).toBe(200);
    const { body } = await app.ask<SignedIn['user']>(oak, 'GET', '/api/user/profile/', {
      as: answer.body.access,
    });
    expect(body.id).toBe(head.id);
    expect(answer.cookies.find(({ name }) => name === 'viewing')?.value).toBe('');
  });

  it('comes with the end of the viewer’s own session, also of one at the platform', async () => {
    const passing = await app.makePerson(app.platform, 'platform_admin');
    const { access } = await app.signIn(passing);
    const body = { reason: REASON, password: PASSWORD };
    const url = `/api/api-super-admin/users/${mia.id}/view-as/`;
    const asked = await app.ask<ViewAsTicket>(app.platform, 'POST', url, { as: access, body });
    expect(asked.body.origin).toMatch(/^http:\/\/oak\.localhost/);
    const session = (await enter(asked.body.ticket)).body;
    await app.ask(app.platform, 'POST', '/api/auth/logout/', { as: access });
    const write = await app.ask(oak, 'POST', '/api/auth/logout/', { as: session.access });
    expect([write.status, write.body.code]).toEqual([401, 'session_ended']);
  });

  it('leaves the person an entry that names the viewer; children do not see the reason', async () => {
    const teacher = await app.makePerson(oak, 'teacher');
    const { access } = await viewing(teacher);
    await app.ask(oak, 'POST', '/api/auth/view-as/stop/', { as: access });
    const theirs = (await app.signIn(teacher)).access;
    const { body } = await app.ask<ViewAsSessionPage>(oak, 'GET', '/api/auth/looks/', { as: theirs });
    expect(body.results).toMatchObject([{ by: 'Hana Head', from_platform: false, reason: REASON }]);
    expect(body.results[0]!.ended_at).not.toBeNull();
    const child = await app.makePerson(oak, 'student');
    await viewing(child);
    const childs = (await app.signIn(child)).access;
    const shown = await app.ask<ViewAsSessionPage>(oak, 'GET', '/api/auth/looks/', { as: childs });
    expect(shown.body.results).toMatchObject([{ by: 'Hana Head', reason: null, ended_at: null }]);
  });
});

describe('a view-as session of the platform’s team', () => {
  it('notifies the school’s administrators by e-mail, with person, viewer and reason', async () => {
    const { ticket } = (
      await beginAsSupport(mia.id, { reason: 'Ticket 4711: pages are blank', password: PASSWORD })
    ).body;
    const { access } = (await enter(ticket)).body;
    const text = await mailTo(sink, 'head@oak.test', /Ticket 4711/);
    for (const words of ['Ines Falk', 'Mia Beech', 'Ticket 4711: pages are blank'])
      expect(text).toContain(words);
    const stop = await app.ask<Stopped>(oak, 'POST', '/api/auth/view-as/stop/', { as: access });
    expect(stop.body).toMatchObject({
      origin: expect.stringMatching(/^http:\/\/localhost/),
      signed_in: false,
    });
  });
});
