import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEffectTable } from '../../../test/support/effects.ts';
import { ParcelSent, post, withParcels } from '../../../test/support/parcels.ts';
import { testRedisUrl } from '../../../test/support/settings.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { Metrics } from '../observability/metrics.ts';
import { Consumers } from './consumers.ts';
import { DeadLetters } from './dead-letters.ts';
import { DeadLetterCommands } from './dead-letter-commands.ts';
import { Outbox } from './outbox.ts';
import { Queues } from './queues.ts';
import { Reconciler } from './reconciler.ts';
import { RETRY } from './retry-schedule.ts';

const backends = [
  { name: 'PostgreSQL', queue: 'postgres' as const },
  ...(testRedisUrl() ? [{ name: 'Redis', queue: 'redis' as const }] : []),
];
if (!testRedisUrl())
  describe.skip('failing jobs on Redis', () => {
    it('need a redis-server', () => expect(testRedisUrl()).not.toBeNull());
  });

describe.each(backends)('failing jobs on $name', ({ queue }) => {
  let app: TestApp;
  let oak: TestSchool;

  beforeAll(async () => {
    app = await startTestApp({ queue, worker: true, module: withParcels });
    await createEffectTable(app.databaseUrl);
    oak = await app.makeSchool('oak');
    post.attempts.clear();
  });
  afterAll(() => app.close());

  const send = (parcel: string, failures: number): Promise<void> => {
    post.failures.set(parcel, failures);
    post.informed.length = 0;
    return app.within(oak, (tx) => app.nest.get(Outbox).add(tx, ParcelSent, { parcel }));
  };
  const effects = (parcel: string): Promise<number> =>
    as(app.databaseUrl, async (client) => {
      const { rowCount } = await client.query('select 1 from public.effect where thing = $1', [parcel]);
      return rowCount ?? 0;
    });
  const commands = <T>(work: (commands: DeadLetterCommands) => Promise<T>): Promise<T> =>
    as(app.databaseUrl, (client) => work(new DeadLetterCommands(client)));
  const letter = async (parcel: string) =>
    (await commands((all) => all.list(true))).find(
      ({ payload }) => (payload as { parcel: string }).parcel === parcel,
    );

  it('are tried as long as their consumer’s schedule says, not eight times', async () => {
    await send('comes late', 9);
    await eventually(async () => expect(await effects('comes late')).toBe(1));
    expect(post.attempts.get('comes late')).toBe(10);
    expect(post.informed).toEqual(Array.from({ length: 9 }, () => ({ parcel: 'comes late', last: false })));
    expect(await letter('comes late')).toBeUndefined();
  });

  it('become dead letters when the schedule ends, and their consumer is informed once that it was the last attempt', async () => {
    await send('never arrives', Infinity);
    await eventually(async () =>
      expect(await letter('never arrives')).toMatchObject({
        consumer: 'test.deliver-parcel',
        event_type: 'test.parcel-sent.v1',
        tenant_id: oak.id,
        error: 'nobody opens for never arrives',
        state: 'waiting',
      }),
    );
    await eventually(() => expect(post.informed.filter(({ last }) => last)).toHaveLength(1));
    expect((await letter('never arrives'))!.attempts).toBe(post.attempts.get('never arrives'));
    expect(await effects('never arrives')).toBe(0);
    const failed = await app.nest.get(Queues).queue('emails').getFailedCount();
    expect(failed).toBe(0);
    expect((await app.nest.get(DeadLetters).waiting()).get('emails')).toBe(1);
    expect(await app.nest.get(Metrics).text()).toMatch(
      /dead_letters_waiting\{consumer="test.deliver-parcel"\} 1/,
    );
  });

  it('are tried again when somebody decides so, and leave the list once they succeed', async () => {
    const { id } = (await letter('never arrives'))!;
    post.failures.set('never arrives', 0);
    expect(await commands((all) => all.retry({ ids: [id] }))).toBe(1);
    await app.nest.get(Reconciler).run();
    await eventually(async () => expect(await effects('never arrives')).toBe(1));
    await app.nest.get(Reconciler).run();
    expect(await letter('never arrives')).toBeUndefined();
  });

  it('wait for a decision again when the new attempts fail too, and can be discarded with a reason', async () => {
    await send('is lost', Infinity);
    await eventually(async () => expect((await letter('is lost'))?.state).toBe('waiting'));
    const { id, attempts } = (await letter('is lost'))!;
    await commands((all) => all.retry('all'));
    await app.nest.get(Reconciler).run();
    await eventually(async () => {
      const again = (await letter('is lost'))!;
      expect([again.id, again.state, again.attempts > attempts]).toEqual([id, 'waiting', true]);
    });
    expect(await commands((all) => all.discard(id, 'the addressee moved'))).toBe(true);
    expect(await letter('is lost')).toMatchObject({ state: 'discarded', reason: 'the addressee moved' });
    expect(await commands((all) => all.list())).toEqual([]);
    await app.nest.get(Reconciler).run();
    expect(await effects('is lost')).toBe(0);
  });

  it('whose worker died before it stored them are stored by the reconciler', async () => {
    const jobs = app.nest.get(Queues).queue('rosters');
    const envelope = {
      id: '00000000-0000-7000-8000-0000000000df',
      type: 'test.parcel-sent.v1',
      tenant_id: oak.id,
      correlation_id: 'c',
      payload: { parcel: 'left behind' },
    };
    // The worker of this process takes it from the queue; `failed` is stopped before it stores anything.
    const dead = app.nest.get(Reconciler)['delivery'];
    const failed = dead.failed.bind(dead);
    dead.failed = () => Promise.resolve();
    post.failures.set('left behind', Infinity);
    await jobs.add('test.deliver-parcel', envelope, { jobId: 'left-behind', attempts: 1 });
    await eventually(async () => expect(await jobs.getFailedCount()).toBe(1));
    dead.failed = failed;
    await app.nest.get(Reconciler).run();
    expect(await letter('left behind')).toMatchObject({ state: 'waiting' });
    expect(await jobs.getFailedCount()).toBe(0);
  });

  it('of e-mails are tried for three days, and those about safety until somebody decides', () => {
    const retryOf = (payload: object) => app.nest.get(Consumers).retryOf('messaging.send-email', payload);
    expect(retryOf({ email_id: 'x' })).toBe(RETRY.days);
    expect(retryOf({ email_id: 'x', until_done: true })).toBe(RETRY.untilDone);
    expect(app.nest.get(Consumers).retryOf('messaging.compose-email', {})).toBe(RETRY.days);
  });
});
