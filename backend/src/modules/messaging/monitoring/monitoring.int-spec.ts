import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';
import { newId } from '../../../platform/ids.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail, type EmailRequest } from '../contract.ts';
import type {
  EmailPreviewView,
  EmailTemplateDetail,
  EmailTemplateList,
  TestEmailSent,
} from '../wordings/email-template-view.ts';
import type { EmailDetail, EmailLogPage, EmailSummary, SuppressionPage } from './email-log-view.ts';

const POSTMARK = `Basic ${Buffer.from('postmark:secret-word').toString('base64')}`;

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let team: string;
let head: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  sink.refusedAddress = 'bounce@home.test';
  app = await startTestApp({
    smtp: sink.url,
    worker: true,
    settings: { POSTMARK_WEBHOOK_LOGIN: 'postmark:secret-word' },
  });
  oak = await app.makeSchool('oak');
  team = await app.tokenOf(app.platform, 'platform_admin');
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const send = (email: EmailRequest<'message-receipt'> | EmailRequest<'password-changed'>) =>
  app.within(oak, (tx) => requestEmail(app.nest.get(Outbox, { strict: false }), tx, email as never));
const receipt = (email: string, reference = '1') =>
  send({ template: 'message-receipt', to: { email }, data: { reference, kind: 'contact', urgent: false } });
const rowOf = (where: object) =>
  app.within(oak, (tx) => tx.email.findFirst({ where, orderBy: { created_at: 'desc' } }));
const inState = (recipient: string, state: string) =>
  eventually(async () => {
    const row = await rowOf({ recipient });
    expect(row?.state).toBe(state);
    return row!;
  });
const get = <Body>(path: string, token = team, at = app.platform) =>
  app.ask<Body>(at, 'GET', path, { as: token });
const post = <Body = Problem>(path: string, body: object) =>
  app.ask<Body>(app.platform, 'POST', path, { as: team, body });

describe('the log of e-mails', () => {
  it('shows the platform’s team every school’s, by keyset pages and filters, without whole addresses', async () => {
    for (const name of ['ann', 'ben', 'cem']) await receipt(`${name}@home.test`, name);
    for (const name of ['ann', 'ben', 'cem']) await inState(`${name}@home.test`, 'sent');
    const first = await get<EmailLogPage>('/api/email-log?limit=2');
    expect(first.body.results).toHaveLength(2);
    expect(JSON.stringify(first.body)).not.toContain('ann@home.test');
    const second = await get<EmailLogPage>(
      `/api/email-log?limit=2&after=${encodeURIComponent(first.body.next!)}`,
    );
    const ids = [...first.body.results, ...second.body.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.body.next).toBeNull();
    const found = await get<EmailLogPage>('/api/email-log?search=BEN@&state=sent&template=message-receipt');
    expect(found.body.results).toEqual([
      expect.objectContaining({
        recipient: 'b•••@home.test',
        state: 'sent',
        school: { id: oak.id, name: expect.any(String) },
      }),
    ]);
    expect((await get<EmailLogPage>(`/api/email-log?school=${newId()}`)).body.results).toEqual([]);
    expect((await get<EmailLogPage>('/api/email-log?after=x')).status).toBe(400);
    expect((await get<EmailLogPage>('/api/email-log', head, oak)).status).toBe(403);
  });

  it('shows the history of one, and its HTML part by a link that ends, without secrets', async () => {
    const email = await inState('ann@home.test', 'sent');
    const { body } = await get<EmailDetail>(`/api/email-log/${email.id}`);
    expect(body.history.map(({ kind }) => kind)).toEqual(['queued', 'sent']);
    expect(body).toMatchObject({
      has_secret: false,
      to_account: false,
      resend_refusal: 'too_soon',
      resent_as: null,
    });
    const shown = await app.ask(app.platform, 'GET', body.snapshot!);
    expect(shown.status).toBe(200);
    expect(String(shown.headers['content-security-policy'])).toContain('sandbox');
    expect((await app.ask(app.platform, 'GET', `${body.snapshot}x`)).status).toBe(404);
    expect((await app.ask(app.platform, 'GET', body.snapshot!.replace(email.id, newId()))).status).toBe(404);
  });
});

describe('an e-mail that no mailbox takes', () => {
  it('bounces at once, is suppressed, and is resent once for its cause when the address was put right', async () => {
    await receipt('bounce@home.test', '7');
    const bounced = await inState('bounce@home.test', 'bounced');
    expect(bounced).toMatchObject({ delivery_detail: 'Permanent/SMTP 5.1.1', tries: 1 });
    const listed = (await get<SuppressionPage>('/api/suppressed-addresses?search=bounce@')).body.results;
    expect(listed).toEqual([
      expect.objectContaining({ address: 'b•••@home.test', reason: 'bounced', email_id: bounced.id }),
    ]);
    const resend = (body: object) => post(`/api/email-log/${bounced.id}/resend`, body);
    expect((await resend({ reason: 'as it was' })).body.code).toBe('suppressed');
    expect((await resend({ reason: '' })).status).toBe(422);
    const right = { reason: 'The address was put right', address: 'dora@home.test' };
    const answers = await Promise.all([resend(right), resend(right)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await inState('dora@home.test', 'sent');
    expect(again).toMatchObject({ cause: bounced.cause, resend_of: bounced.id, resend_no: 1 });
    expect(sink.mails.filter(({ to }) => to.includes('dora@home.test'))).toHaveLength(1);
    expect((await get<EmailDetail>(`/api/email-log/${bounced.id}`)).body.resent_as).toBe(again.id);
    const removed = await post('/api/suppressed-addresses/remove', {
      key: listed[0]!.key,
      reason: 'It works again',
    });
    expect(removed.status).toBe(204);
    expect((await get<SuppressionPage>('/api/suppressed-addresses')).body.results).toEqual([]);
    await eventually(async () => {
      const { body } = await get<{ results: { action: string }[] }>('/api/audit?area=email', head, oak);
      expect(body.results.map(({ action }) => action).sort()).toEqual([
        'email.resent',
        'email.suppression_removed',
      ]);
    });
  });

  it('with a link gets a new one, and the former one ends', async () => {
    const person = await app.makePerson(oak, 'teacher');
    const secrets = app.nest.get(LinkSecrets, { strict: false });
    const [seed, id] = [secrets.newSeed(), newId()];
    const digestOf = (one: string) =>
      app.within(oak, () => Promise.resolve(secrets.digest(secrets.secretOf(one))));
    await app.within(oak, async (tx) => {
      const stored = { tenant_id: oak.id, email: person.email!, user_id: person.id };
      const digest = secrets.digest(secrets.secretOf(seed));
      const expires_at = new Date(Date.now() + 60_000);
      await tx.singleUseToken.create({
        data: { ...stored, token_hash: digest, purpose: 'reset_password', expires_at },
      });
      await tx.email.create({
        data: {
          id,
          tenant_id: oak.id,
          template: 'reset-password',
          cause: seed,
          recipient: person.email!,
          recipient_id: person.id,
          subject: 'x',
          text: `http://oak.localhost/r?token=${SECRET_MARK}`,
          secret_seed: seed,
          status: 'failed',
        },
      });
    });
    expect((await get<EmailDetail>(`/api/email-log/${id}`)).body).toMatchObject({
      cause: 'link',
      has_secret: true,
    });
    const other = await post(`/api/email-log/${id}/resend`, { reason: 'Again', address: 'thief@home.test' });
    expect(other.body.code).toBe('address_of_account');
    expect((await post(`/api/email-log/${id}/resend`, { reason: 'Again' })).status).toBe(201);
    const again = await eventually(async () => {
      const row = await rowOf({ resend_of: id });
      expect(row?.status).toBe('sent');
      return row!;
    });
    expect(again.secret_seed).not.toBe(seed);
    const links = await app.within(oak, (tx) =>
      tx.singleUseToken.findMany({ where: { user_id: person.id } }),
    );
    expect(links.map(({ token_hash }) => Buffer.from(token_hash).toString('hex'))).toEqual([
      Buffer.from(await digestOf(again.secret_seed!)).toString('hex'),
    ]);
  });
});

describe('calls of Postmark', () => {
  const call = (event: object, authorization = POSTMARK) =>
    app.ask(app.platform, 'POST', '/api/webhooks/postmark', {
      payload: JSON.stringify(event),
      headers: { 'content-type': 'application/json', authorization },
    });

  it('report what became of an e-mail; without the password they are refused', async () => {
    const email = await inState('cem@home.test', 'sent');
    const event = {
      RecordType: 'Bounce',
      ID: 1,
      Type: 'HardBounce',
      TypeCode: 1,
      MessageID: newId(),
      BouncedAt: '2026-11-28T12:00:00Z',
      Metadata: { 'email-id': email.id },
    };
    expect(
      sink.mails.some(({ source }) => source.toLowerCase().includes(`x-pm-metadata-email-id: ${email.id}`)),
    ).toBe(true);
    for (const wrong of ['', 'Basic x', POSTMARK.slice(0, -1)])
      expect((await call(event, wrong)).status).toBe(400);
    expect((await rowOf({ id: email.id }))!.delivery).toBeNull();
    expect((await call(event)).status).toBe(204);
    await inState('cem@home.test', 'bounced');
  });
});

describe('the numbers', () => {
  it('are those of a direct count', async () => {
    const { body } = await get<EmailSummary>('/api/email-summary?days=1');
    const rows = await app.within(oak, (tx) => tx.email.groupBy({ by: ['state'], _count: true }));
    const of = (...states: string[]) =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, { _count }) => sum + _count, 0);
    expect(body.total).toEqual({
      total: rows.reduce((sum, { _count }) => sum + _count, 0),
      delivered: of('sent', 'delivered'),
      bounced: of('bounced', 'complained'),
      failed: of('failed'),
      waiting: of('queued'),
      suppressed: of('suppressed', 'discarded'),
    });
    expect(body.days).toHaveLength(1);
    expect(body.spike).toBe(false);
  });
});

describe('templates', () => {
  const place = () => ({ school: oak.id, language: 'en' });
  const at = '/api/email-templates/message-receipt';
  const query = () => `school=${oak.id}&language=en`;
  const draft = { subject: '{school} has your message', above: 'Dear friend,', below: '[Books](/library)' };
  const detail = async () => (await get<EmailTemplateDetail>(`${at}?${query()}`)).body;
  const save = (change: object, base_version = 0, reason = 'A warmer greeting') =>
    post(`${at}/versions`, { ...place(), ...draft, base_version, reason, ...change });

  it('are previewed with a draft, and sent to oneself as a test', async () => {
    const { body, status } = await post<EmailPreviewView>(`${at}/preview`, { ...place(), ...draft });
    expect(status).toBe(200);
    expect(body.subject).toMatch(/ has your message$/);
    const shown = await app.ask(app.platform, 'GET', body.url);
    expect(shown.status).toBe(200);
    expect(String(shown.headers['content-security-policy'])).toContain('sandbox');
    expect(shown.text).toContain('Dear friend,');
    expect((await app.ask(app.platform, 'GET', `${body.url}x`)).status).toBe(404);
    expect((await app.ask(app.platform, 'GET', body.url.replace('draft=', 'draft=a'))).status).toBe(404);
    const sent = await post<TestEmailSent>(`${at}/test`, { ...place(), ...draft });
    expect(sent.status).toBe(201);
    await eventually(async () => {
      const { body: email } = await get<EmailDetail>(`/api/email-log/${sent.body.id}`);
      expect(email).toMatchObject({ state: 'sent', language: 'en', wording: null });
      expect(email.subject).toMatch(/^\[Test\] .* has your message$/);
    });
    expect((await get(`/api/email-templates?${query()}`, head, oak)).status).toBe(403);
    expect((await get(`/api/email-templates/nothing?${query()}`)).status).toBe(404);
    expect((await get(`/api/email-templates?school=${newId()}&language=en`)).status).toBe(404);
  });

  it('refuse what they do not know and links to other addresses', async () => {
    const refused = await save({ above: 'Dear {child}', below: '[x](https://evil.test)' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['above', 'below']);
    expect((await post(`${at}/preview`, { ...place(), ...draft, subject: '{child}' })).status).toBe(422);
  });

  it('keep every version; e-mails say which one they have', async () => {
    expect((await Promise.all([save({}), save({})])).map(({ status }) => status).sort()).toEqual([201, 409]);
    await receipt('eva@home.test', '71');
    const first = await inState('eva@home.test', 'sent');
    expect(first).toMatchObject({ language: 'en', wording: 1 });
    expect(first.subject).toMatch(/ has your message$/);
    expect(first.text).toContain('Dear friend,');
    expect(first.text).toContain('71');
    expect((await save({ above: 'Hello!' })).status).toBe(409);
    expect((await save({ subject: '', above: '', below: '' }, 1)).status).toBe(201);
    await receipt('eva@home.test', '72');
    await eventually(async () =>
      expect(await rowOf({ recipient: 'eva@home.test', cause: { not: first.cause } })).toMatchObject({
        wording: null,
        subject: expect.stringContaining('72'),
      }),
    );
    const restored = await post(`${at}/restore`, {
      ...place(),
      version: 1,
      base_version: 2,
      reason: 'Better',
    });
    expect(restored).toMatchObject({ status: 201, body: { version: 3 } });
    const { versions, placeholders } = await detail();
    expect(placeholders).toEqual(['first_name', 'school', 'reference']);
    expect(versions.map(({ version, restored_from, above }) => [version, restored_from, above])).toEqual([
      [3, 1, 'Dear friend,'],
      [2, null, ''],
      [1, null, 'Dear friend,'],
    ]);
    const { results } = (await get<EmailTemplateList>(`/api/email-templates?${query()}`)).body;
    expect(results.find(({ template }) => template === 'message-receipt')).toMatchObject({ version: 3 });
    expect(results.filter(({ version }) => version !== null)).toHaveLength(1);
    // Another school, and another language, have the standard text.
    const others = (await get<EmailTemplateList>('/api/email-templates?language=en')).body.results;
    expect(others.every(({ version }) => version === null)).toBe(true);
    await eventually(async () => {
      const { body } = await get<{ results: { action: string }[] }>('/api/audit?area=email', head, oak);
      expect(body.results.filter(({ action }) => action.startsWith('email.wording'))).toHaveLength(3);
    });
  });
});
