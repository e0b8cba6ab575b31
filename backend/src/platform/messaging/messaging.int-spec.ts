import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from 'bullmq';
import { testRedisUrl } from '../../../test/support/settings.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { createEffectTable } from '../../../test/support/effects.ts';
import { TestEventHappened, withTestConsumers } from '../../../test/support/test-events.ts';
import { inContext } from '../context.ts';
import { newId } from '../ids.ts';
import { Delivery } from './delivery.ts';
import type { Envelope } from './events.ts';
import { ScheduledJobRunner } from './scheduled-job-runner.ts';
import { Outbox } from './outbox.ts';
import { QueueInspection } from './queue-inspection.ts';
import { Queues } from './queues.ts';

const backends = [
  { name: 'PostgreSQL', queue: 'postgres' as const },
  ...(testRedisUrl() ? [{ name: 'Redis', queue: 'redis' as const }] : []),
];
if (!testRedisUrl())
  describe.skip('messages on Redis', () => {
    it('need a redis-server', () => expect(testRedisUrl()).not.toBeNull());
  });

describe.each(backends)('messages on $name', ({ queue }) => {
  let app: TestApp;
  let oak: TestSchool;

  beforeAll(async () => {
    app = await startTestApp({ queue, worker: true, module: withTestConsumers });
    await createEffectTable(app.databaseUrl);
    oak = await app.makeSchool('oak');
  });
  afterAll(() => app.close());

  const rows = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    as(app.databaseUrl, async (client) => (await client.query<Row>(text, values)).rows);
  const effects = async (thing: string): Promise<string[]> => {
    const found = await rows<{ consumer: string; tenant_id: string }>(
      'select consumer, tenant_id from public.effect where thing = $1 order by consumer',
      [thing],
    );
    expect(found.every(({ tenant_id }) => tenant_id === oak.id)).toBe(true);
    return found.map(({ consumer }) => consumer);
  };
  const happen = (thing: string): Promise<void> =>
    app.within(oak, (tx) => app.nest.get(Outbox).add(tx, TestEventHappened, { thing }));

  it('run on the backend that was asked for', () => {
    expect(app.nest.get(Queues).backend).toBe(queue);
  });

  it('go from the outbox to each consumer, which leaves its effect and its receipt', async () => {
    await happen('a kite flies');
    await eventually(async () => expect(await effects('a kite flies')).toEqual(['first', 'second']));
    const receipts = await rows<{ consumer: string; published: boolean; tenant_id: string }>(
      `select r.consumer, o.published_at is not null as published, r.tenant_id from platform.outbox_event o
       join platform.inbox_receipt r on r.event_id = o.id where o.payload->>'thing' = 'a kite flies' order by 1`,
    );
    expect(receipts).toEqual([
      { consumer: 'test.first', published: true, tenant_id: oak.id },
      { consumer: 'test.second', published: true, tenant_id: oak.id },
    ]);
  });

  it('are never sent when the transaction is rolled back', async () => {
    const work = app.within(oak, async (tx) => {
      await app.nest.get(Outbox).add(tx, TestEventHappened, { thing: 'never happened' });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    await happen('happened after');
    await eventually(async () => expect(await effects('happened after')).toEqual(['first', 'second']));
    expect(await effects('never happened')).toEqual([]);
  });

  it('of a type that only a newer process knows wait for it, and block nothing', async () => {
    await app.within(
      oak,
      (tx) => tx.$executeRaw`insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id)
        select gen_random_uuid(), ${oak.id}::uuid, 'test.from-the-future.v9', '{}', 'c' from generate_series(1, 250)`,
    );
    await happen('behind the future');
    await eventually(async () => expect(await effects('behind the future')).toEqual(['first', 'second']));
    const [row] = await rows<{ waiting: number }>(
      `select count(*)::int as waiting from platform.outbox_event
       where type = 'test.from-the-future.v9' and published_at is null`,
    );
    expect(row!.waiting).toBe(250);
  });

  it('that are delivered again change nothing', async () => {
    await happen('comes again');
    await eventually(async () => expect(await effects('comes again')).toEqual(['first', 'second']));
    const [envelope] = await rows<Envelope>(
      `select id, type, tenant_id, correlation_id, payload from platform.outbox_event where payload->>'thing' = 'comes again'`,
    );
    const delivery = app.nest.get(Delivery);
    await Promise.all([1, 2, 3].map(() => delivery.deliver('test.first', envelope!)));
    await rows(`update platform.outbox_event set published_at = null where id = $1`, [envelope!.id]);
    await eventually(async () => {
      const [row] = await rows<{ again: boolean }>(
        'select published_at is not null as again from platform.outbox_event where id = $1',
        [envelope!.id],
      );
      expect(row!.again).toBe(true);
    });
    expect(await effects('comes again')).toEqual(['first', 'second']);
  });

  it('delivered to one consumer ten times at once have one effect', async () => {
    const envelope: Envelope = {
      id: '00000000-0000-7000-8000-0000000000ee',
      type: 'test.thing-happened.v1',
      tenant_id: oak.id,
      correlation_id: 'c',
      payload: { thing: 'all at once' },
    };
    await Promise.all(
      Array.from({ length: 10 }, () => app.nest.get(Delivery).deliver('test.second', envelope)),
    );
    expect(await effects('all at once')).toEqual(['second']);
  });

  it('whose consumer fails leave no partial effect, and are retried', async () => {
    await happen('fails once');
    await eventually(async () => expect(await effects('fails once')).toEqual(['first', 'second']));
    await eventually(async () => {
      const jobs = (await app.nest
        .get(Queues)
        .queue('emails')
        .getJobs(['completed', 'failed'])) as Job<Envelope>[];
      const job = jobs.find(
        ({ name, data }) => name === 'test.first' && data.payload['thing'] === 'fails once',
      );
      expect(job?.attemptsMade).toBe(2);
    });
  });

  it('with a payload that is not the event’s are refused when written and when consumed', async () => {
    const bad = { thing: 5, secret: true } as never;
    await expect(
      app.within(oak, (tx) => app.nest.get(Outbox).add(tx, TestEventHappened, bad)),
    ).rejects.toThrow(/test\.thing-happened\.v1 is malformed/);
    const envelope = {
      id: oak.id,
      type: 'test.thing-happened.v1',
      tenant_id: oak.id,
      correlation_id: 'c',
      payload: bad,
    };
    await expect(app.nest.get(Delivery).deliver('test.first', envelope)).rejects.toThrow(/is malformed/);
  });

  it('that are old are deleted, and recent ones are kept', async () => {
    await rows(
      `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id, published_at)
       values (gen_random_uuid(), $1, 'test.old', '{}', 'old', now() - interval '31 days')`,
      [oak.id],
    );
    const before = await rows<{ id: string }>(
      `select id from platform.outbox_event where correlation_id <> 'old'`,
    );
    await app.nest.get(ScheduledJobRunner).run('sweep-outbox');
    expect(await rows(`select 1 from platform.outbox_event where correlation_id = 'old'`)).toEqual([]);
    expect(await rows(`select id from platform.outbox_event`)).toHaveLength(before.length);
  });

  it('can be looked at, discarded with a reason and tried again, without texts of people', async () => {
    const inspection = app.nest.get(QueueInspection);
    const person = await app.makePerson(app.platform, 'platform_admin');
    const asTeam = <T>(work: () => Promise<T>) =>
      inContext(
        {
          correlationId: newId(),
          tenantId: app.platform.id,
          principal: { userId: person.id, role: 'platform_admin', sessionId: newId() } as never,
        },
        work,
      );
    const envelope = {
      id: newId(),
      type: 'test.thing-happened.v1',
      tenant_id: oak.id,
      correlation_id: 'c',
      payload: { thing: 'mia@oak.test is late' },
    };
    const job = await app.nest
      .get(Queues)
      .queue('emails')
      .add('test.first', envelope, { jobId: `${envelope.id}_test.first`, delay: 3_600_000 });
    const listed = await inspection.jobs('emails', 'delayed');
    expect(listed.find(({ id }) => id === job.id)).toMatchObject({ name: 'test.first', tenant_id: oak.id });
    expect((await inspection.job('emails', job.id!)).payload).toEqual({ thing: '•••' });

    await asTeam(() => inspection.discard('emails', job.id!, 'asked by the school'));
    await expect(inspection.job('emails', job.id!)).rejects.toMatchObject({ kind: 'not_found' });
    const letter = (await inspection.jobs('emails', 'failed')).find(({ state }) => state === 'discarded')!;
    expect(await inspection.job('emails', letter.id)).toMatchObject({ reason: 'asked by the school' });
    await eventually(async () =>
      expect(
        await rows(`select reason from identity.audit_entry where action = 'queue.job_discarded'`),
      ).toEqual([{ reason: 'asked by the school' }]),
    );
    expect(await effects('mia@oak.test is late')).toEqual([]);

    await asTeam(() => inspection.retry('emails', letter.id));
    await eventually(async () => expect(await effects('mia@oak.test is late')).toEqual(['first']));
    const numbers = (await inspection.list()).find(({ name }) => name === 'emails')!;
    expect(numbers.per_minute).toBeGreaterThan(0);
    // Those from the future that nobody consumes do not wait.
    await eventually(async () =>
      expect(await inspection.flow()).toMatchObject({ webhooks_waiting: 0, outbox_waiting: 0 }),
    );
  });
});
