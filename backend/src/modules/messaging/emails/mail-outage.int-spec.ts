import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { textOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { Clock } from '../../../platform/clock.ts';
import { inContext } from '../../../platform/context.ts';
import { Consumers } from '../../../platform/messaging/consumers.ts';
import { Delivery } from '../../../platform/messaging/delivery.ts';
import type { Envelope } from '../../../platform/messaging/events.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Queues } from '../../../platform/messaging/queues.ts';
import { nextDelay } from '../../../platform/messaging/retry-schedule.ts';
import { Metrics } from '../../../platform/observability/metrics.ts';
import { requestEmail, type EmailRequest, type EmailTemplate } from '../contract.ts';
import { EmailCommands } from './email-commands.ts';
import { ReportMailOutage } from './report-mail-outage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const start = Date.UTC(2026, 10, 23, 8);

let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
});
afterAll(() => sink.close());

const request = <T extends EmailTemplate>(app: TestApp, school: TestSchool, email: EmailRequest<T>) =>
  app.within(school, (tx) => requestEmail(app.nest.get(Outbox, { strict: false }), tx, email));
const commands = <T>(app: TestApp, work: (commands: EmailCommands) => Promise<T>): Promise<T> =>
  as(app.databaseUrl, (client) => work(new EmailCommands(client)));
const mailsTo = (address: string): string[] =>
  sink.mails.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source));
const notice = (email: string) => ({ template: 'message-notice', to: { email }, data: report }) as const;
const report = {
  reference: '4278',
  kind: 'problem',
  urgent: true,
  category: 'safety',
  path: '/admin/inbox/1',
} as const;
const receipt = (email: string) =>
  ({
    template: 'message-receipt',
    to: { email },
    data: { reference: '4278', kind: 'problem', urgent: false },
  }) as const;

describe('while the mail server is unavailable', () => {
  let app: TestApp;
  let oak: TestSchool;
  let now = start;

  beforeAll(async () => {
    app = await startTestApp({ smtp: sink.url });
    oak = await app.makeSchool('oak');
    jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(now));
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = start;
    sink.mails.length = 0;
  });

  /** Events that no job was made for yet. */
  const relay = () =>
    as(app.databaseUrl, async (client) => {
      const { rows } = await client.query<Envelope>(
        `with open as (select id from platform.outbox_event where published_at is null order by occurred_at, id)
         update platform.outbox_event e set published_at = now() from open where e.id = open.id
         returning e.id, e.type, e.tenant_id, e.correlation_id, e.payload`,
      );
      return rows;
    });

  /**
   * Runs all jobs as the queues do, by the schedules of their consumers, on a clock that moves from one attempt to
   * the next; the mail server is back after `back` milliseconds. Most of the first three days no worker runs, since
   * some hundred attempts that all fail would add nothing. Returns the jobs that were given up.
   */
  async function run(back: number, until = 400 * DAY): Promise<Envelope[]> {
    const consumers = app.nest.get(Consumers, { strict: false });
    const delivery = app.nest.get(Delivery, { strict: false });
    const jobs: { name: string; event: Envelope; added: number; at: number; failures: number }[] = [];
    const givenUp: Envelope[] = [];
    let isBack = back === 0;
    for (;;) {
      for (const event of await relay())
        for (const { name } of consumers.of(event.type))
          jobs.push({ name, event, added: now, at: now, failures: 0 });
      jobs.sort((one, other) => one.at - other.at);
      const job = jobs.shift();
      if (!job || job.at > start + until) return givenUp;
      if (job.at > start + 2 * HOUR && job.at < start + 3 * DAY - 2 * HOUR)
        job.at = start + 3 * DAY - 2 * HOUR;
      now = Math.max(now, job.at);
      if (!isBack && now >= start + back) {
        await sink.back();
        isBack = true;
      }
      const { name, event, added } = job;
      try {
        await delivery.deliver(name, event);
      } catch (error) {
        const failures = job.failures + 1;
        const pause = nextDelay(consumers.retryOf(name, event.payload), failures, now - added, Math.random());
        const context = { correlationId: event.correlation_id, tenantId: event.tenant_id, principal: null };
        await inContext(context, async () =>
          consumers.named(name).instance.failed?.(event.payload, error as Error, pause === -1),
        );
        if (pause === -1) givenUp.push(event);
        else jobs.push({ name, event, added, failures, at: now + pause });
      }
    }
  }

  const addresses = (count: number, name: string) =>
    Array.from({ length: count }, (_, number) => `${name}${number}@home.test`);

  it.each([
    ['four minutes', 4 * MINUTE, 35],
    ['nearly three days', 3 * DAY - HOUR, 2],
  ])('for %s no e-mail is lost, and none is sent twice', async (_how, away, count) => {
    await sink.away();
    const all = [...addresses(count - 1, `a${away}-`), `report${away}@home.test`];
    for (const address of all.slice(1)) await request(app, oak, receipt(address));
    await request(app, oak, notice(all[0]!));
    expect(await run(away)).toEqual([]);
    expect(all.map((address) => mailsTo(address).length)).toEqual(all.map(() => 1));
    // A quarter of an hour after it is back at the latest.
    expect(now - start - away).toBeLessThanOrEqual(15 * MINUTE);
  });

  it('for five days, e-mails about safety are retried, and the others can be sent again', async () => {
    await sink.away();
    await request(app, oak, notice('safety@home.test'));
    await request(app, oak, receipt('other@home.test'));
    const givenUp = await run(5 * DAY);
    expect(givenUp).toHaveLength(1);
    expect([mailsTo('safety@home.test').length, mailsTo('other@home.test').length]).toEqual([1, 0]);
    expect(now - start - 5 * DAY).toBeLessThanOrEqual(HOUR);

    const [failed, ...more] = await commands(app, (all) => all.list());
    expect(more).toEqual([]);
    expect(failed).toMatchObject({ template: 'message-receipt', status: 'failed', tenant_id: oak.id });
    expect(JSON.stringify(failed)).not.toContain('other@home.test');
    expect(await commands(app, (all) => all.resend('failed'))).toBe(1);
    expect(await commands(app, (all) => all.resend({ ids: [failed!.id] }))).toBe(0);
    await run(0);
    expect(mailsTo('other@home.test')).toHaveLength(1);
    expect(await commands(app, (all) => all.list())).toEqual([]);
  });

  it('a person can stop the attempts of an e-mail that is never delivered', async () => {
    await request(app, oak, notice('gone@home.test'));
    sink.refusedAddress = 'gone@home.test';
    expect(await run(0, 4 * DAY)).toEqual([]);
    const [waiting] = await commands(app, (all) => all.list());
    expect(waiting).toMatchObject({
      status: 'queued',
      last_error: expect.stringContaining('no such mailbox'),
    });
    expect(await commands(app, (all) => all.discard(waiting!.id, 'left the school'))).toBe(true);
    expect(await commands(app, (all) => all.list())).toEqual([]);
    sink.refusedAddress = null;
    const event = { email_id: waiting!.id, until_done: true };
    await as(app.databaseUrl, (client) =>
      client.query(`update platform.outbox_event set published_at = null where payload = $1::jsonb`, [
        JSON.stringify(event),
      ]),
    );
    await run(0);
    expect(mailsTo('gone@home.test')).toEqual([]);
    // It may be wanted after all.
    expect(await commands(app, (all) => all.resend({ ids: [waiting!.id] }))).toBe(1);
    await run(0);
    expect(mailsTo('gone@home.test')).toHaveLength(1);
  });

  it('for more than a quarter of an hour, an alert is raised, and the platform’s office is notified once', async () => {
    const seconds = async () =>
      Number(/^mail_server_failing_seconds (\S+)$/m.exec(await app.nest.get(Metrics).text())?.[1]);
    const job = app.nest.get(ReportMailOutage, { strict: false });
    expect(await seconds()).toBe(0);
    // One wrong address is no outage.
    sink.refusedAddress = 'wrong@home.test';
    await request(app, oak, receipt('wrong@home.test'));
    await run(0, HOUR);
    expect(await seconds()).toBe(0);
    sink.refusedAddress = null;

    now = start;
    await sink.away();
    await request(app, oak, receipt('waits@home.test'));
    await run(Infinity, 10 * MINUTE);
    await job.run();
    expect(await relay()).toEqual([]);
    now = start + 20 * MINUTE;
    expect(await seconds()).toBe(20 * 60);
    await job.run();
    await job.run();
    await sink.back();
    await run(0);
    expect(await seconds()).toBe(0);
    const [told, ...others] = mailsTo('office@school.test');
    expect(others).toEqual([]);
    expect(told).toContain('Monday 23 November 2026, 08:00 (UTC)');
    expect(told).toContain('ESOCKET');
    expect(told).toMatch(/http:\/\/localhost\/admin-panel\/dashboard/);
  });
});

describe('a worker without a mail server', () => {
  let app: TestApp;
  afterEach(() => app.close());

  it('sends every e-mail once when the server is available again', async () => {
    await sink.away();
    app = await startTestApp({ smtp: sink.url, worker: true });
    const oak = await app.makeSchool('oak');
    const all = Array.from({ length: 8 }, (_, number) => `w${number}@home.test`);
    for (const address of all) await request(app, oak, emailTo(address));
    const rows = () => app.within(oak, (tx) => tx.email.findMany({ where: { tenant_id: oak.id } }));
    await eventually(async () => {
      const tries = (await rows()).map((row) => row.tries);
      expect([tries.length, Math.min(...tries) > 0]).toEqual([all.length, true]);
    });
    await sink.back();
    const queue = app.nest.get(Queues, { strict: false }).queue('emails');
    await eventually(async () => {
      // The pauses between attempts are over.
      for (const job of await queue.getDelayed()) await job.promote().catch(() => undefined);
      expect((await rows()).map(({ status }) => status)).toEqual(all.map(() => 'sent'));
    });
    expect(all.map((address) => mailsTo(address).length)).toEqual(all.map(() => 1));
  });
  const emailTo = (address: string) => (address.startsWith('w0') ? notice(address) : receipt(address));
});
