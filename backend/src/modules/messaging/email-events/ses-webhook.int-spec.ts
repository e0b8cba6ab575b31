import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import { startSnsDouble, type SnsDouble } from '../../../../test/support/sns-double.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail } from '../contract.ts';

const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:email-events';

let app: TestApp;
let sink: SmtpSink;
let sns: SnsDouble;
let oak: TestSchool;

beforeAll(async () => {
  sink = await startSmtpSink();
  sns = await startSnsDouble(TOPIC);
  app = await startTestApp({
    smtp: sink.url,
    worker: true,
    settings: { SES_TOPIC_ARNS: `arn:aws:sns:eu-west-1:1:other, ${TOPIC}`, SNS_ORIGIN: sns.origin },
  });
  oak = await app.makeSchool('oak');
});
afterAll(async () => {
  await app.close();
  await Promise.all([sink.close(), sns.close()]);
});

const call = (
  payload: string | Buffer,
  to: TestSchool = app.platform,
  headers: Record<string, string> = {},
) =>
  app.ask(to, 'POST', '/api/webhooks/ses', {
    payload,
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
  });

/** Sends an e-mail of the school and resolves with its row once the mail server has accepted it. */
async function sentEmail() {
  const person = await app.makePerson(oak, 'teacher');
  await app.within(oak, (tx) =>
    requestEmail(app.nest.get(Outbox, { strict: false }), tx, {
      template: 'password-changed',
      to: { user_id: person.id },
      data: {},
    }),
  );
  return eventually(async () => {
    const email = await app.within(oak, (tx) => tx.email.findFirst({ where: { recipient: person.email! } }));
    expect(email?.status).toBe('sent');
    return email!;
  });
}

const report = (messageId: string, event: object): string =>
  JSON.stringify({
    mail: {
      messageId: '0100018c-ses',
      destination: ['somebody@school.test'],
      commonHeaders: { messageId },
    },
    ...event,
  });
const bounce = (messageId: string) =>
  report(messageId, {
    eventType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      timestamp: '2026-11-23T10:00:00.000Z',
      bouncedRecipients: [{ emailAddress: 'somebody@school.test', status: '5.1.1' }],
    },
  });
const delivered = (messageId: string) =>
  report(messageId, { eventType: 'Delivery', delivery: { timestamp: '2026-11-23T09:00:00.000Z' } });
const complaint = (messageId: string) =>
  report(messageId, {
    notificationType: 'Complaint',
    complaint: { complaintFeedbackType: 'abuse', timestamp: '2026-11-23T11:00:00.000Z' },
  });

const deliveryOf = (id: string) =>
  app.within(oak, (tx) =>
    tx.email.findFirst({
      where: { id },
      select: { status: true, delivery: true, delivery_at: true, delivery_detail: true },
    }),
  );
const stored = () =>
  as(app.databaseUrl, async (client) => {
    const { rows } = await client.query<{ all: number; open: number }>(
      `select count(*)::int as all, (count(*) filter (where processed_at is null))::int as open
       from platform.webhook_event`,
    );
    return rows[0]!;
  });
/** Waits until every stored call was processed. */
const processed = () => eventually(async () => expect((await stored()).open).toBe(0));

describe('reports of the e-mail provider', () => {
  it('reach the e-mail of the school they are about, from the address of the platform', async () => {
    const email = await sentEmail();
    expect((await call(sns.message({ Message: bounce(email.message_id!) }))).status).toBe(204);
    await eventually(async () => expect((await deliveryOf(email.id))?.delivery).toBe('bounced'));
    expect(await deliveryOf(email.id)).toEqual({
      status: 'sent',
      delivery: 'bounced',
      delivery_at: new Date('2026-11-23T10:00:00.000Z'),
      delivery_detail: 'Permanent/General 5.1.1',
    });
  });

  it('change nothing when they come twice, and only once when they come again with another id', async () => {
    const email = await sentEmail();
    const before = await stored();
    const payload = sns.message({ Message: delivered(email.message_id!) });
    const answers = await Promise.all([call(payload), call(payload), call(payload)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await stored()).all).toBe(before.all + 1);
    await call(sns.message({ Message: delivered(email.message_id!) }));
    await processed();
    expect((await deliveryOf(email.id))?.delivery).toBe('delivered');
  });

  it('may come in any order', async () => {
    const email = await sentEmail();
    for (const about of [complaint, bounce, delivered]) {
      await call(sns.message({ Message: about(email.message_id!) }));
      await processed();
    }
    expect(await deliveryOf(email.id)).toMatchObject({ delivery: 'complained', delivery_detail: 'abuse' });
  });

  it('about e-mails of others, and of other kinds, are acknowledged and do nothing', async () => {
    for (const Message of [
      bounce(`<${newId()}@elsewhere.test>`),
      bounce('<not-ours@elsewhere.test>'),
      report(`<${newId()}@localhost>`, { eventType: 'Open' }),
      'not JSON',
      'null',
    ])
      expect((await call(sns.message({ Message }))).status).toBe(204);
    await processed();
  });

  it('are accepted in both versions of the signature', async () => {
    expect((await call(sns.message({ SignatureVersion: '1', Subject: 'A subject' }))).status).toBe(204);
  });

  it.each([
    [
      'another topic',
      () => sns.message({ TopicArn: 'arn:aws:sns:eu-west-1:6:theirs' }),
      400,
      'unknown_topic',
    ],
    ['a changed text', () => sns.message({}, { Message: '{"a":1}' }), 400, 'not_signed'],
    ['a changed subject', () => sns.message({ Subject: 'One' }, { Subject: 'Two' }), 400, 'not_signed'],
    [
      'a certificate of another host',
      () => sns.message({}, { SigningCertURL: 'https://sns.eu-west-1.amazonaws.com.evil.test/c.pem' }),
      400,
      'not_signed',
    ],
    [
      'a certificate that cannot be fetched',
      () => sns.message({ SigningCertURL: `${sns.origin}/none` }),
      503,
      'no_certificate',
    ],
    ['no JSON', () => 'Hello', 400, 'not_sns'],
    ['JSON that is no message', () => '[]', 400, 'not_sns'],
    ['nothing', () => '', 400, 'empty_body'],
    ['an unknown type', () => sns.message({}, { Type: '__proto__' }), 400, 'not_sns'],
  ])('are refused with %s, and not stored', async (_, payload, status, code) => {
    const before = await stored();
    const answer = await call(payload());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect((await stored()).all).toBe(before.all);
  });

  it('are refused over one megabyte', async () => {
    const answer = await call(Buffer.alloc(1024 * 1024 + 1, 32));
    expect([answer.status, answer.headers['content-type']]).toMatchObject([
      413,
      expect.stringContaining('problem+json'),
    ]);
  });

  it('have no address at a school, and none for a provider that is not known', async () => {
    expect((await call(sns.message(), oak)).status).toBe(404);
    const unknown = await app.ask(app.platform, 'POST', '/api/webhooks/nobody', { payload: '{}' });
    expect(unknown.status).toBe(404);
  });

  it('leave the other addresses without a parser for forms and texts', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await app.ask(app.platform, 'POST', '/api/auth/token/', {
        payload: 'a=1',
        headers: { 'content-type': type },
      });
      expect([type, answer.status]).toEqual([type, 415]);
    }
  });

  it('begin once the subscription is confirmed at SNS, and at no other host', async () => {
    const confirmation = (SubscribeURL: string) =>
      sns.message({ Type: 'SubscriptionConfirmation', Token: 'abc', SubscribeURL });
    await call(confirmation(`${sns.origin}/?Action=ConfirmSubscription&Token=abc`));
    await eventually(() => expect(sns.asked).toContain('/?Action=ConfirmSubscription&Token=abc'));
    await processed();
    expect(
      (await call(sns.message({ Type: 'UnsubscribeConfirmation', Token: 'abc', SubscribeURL: '' }))).status,
    ).toBe(204);
    await processed();
  });
});
