import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { IsInt, IsString } from 'class-validator';
import { createEffectTable } from '../../../test/support/effects.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { Clock } from '../clock.ts';
import { currentTenantId } from '../context.ts';
import type { Tx } from '../db/db.ts';
import { Metrics } from '../observability/metrics.ts';
import { Consumes, type Consumer } from './consumers.ts';
import { DomainEvent } from './events.ts';
import { Outbox } from './outbox.ts';
import { ScheduledJobRunner } from './scheduled-job-runner.ts';

const HOUR = 3_600_000;

@DomainEvent('test.egg-timer-ended.v1', { consumed: false })
class EggTimerEnded {
  @IsString()
  egg!: string;
  /** How often it is looked at once more, each time after twice as long. */
  @IsInt()
  again!: number;
}

@Injectable()
@Consumes(EggTimerEnded, { name: 'test.look-at-egg', queue: 'emails' })
class LookAtEgg implements Consumer<EggTimerEnded> {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  async handle({ egg, again }: EggTimerEnded, tx: Tx): Promise<void> {
    await tx.$executeRaw`insert into public.effect (consumer, thing, tenant_id)
      values ('egg', ${egg}, ${currentTenantId()}::uuid)`;
    const at = new Date(this.clock.now().getTime() + HOUR / again);
    if (again > 0) await this.outbox.add(tx, EggTimerEnded, { egg, again: again - 1 }, { at });
  }
}

const withEggs = (app: DynamicModule): DynamicModule => {
  class WithEggs {}
  Module({ imports: [app], providers: [LookAtEgg] })(WithEggs);
  return { module: WithEggs };
};

describe('events of a later time', () => {
  const start = Date.now();
  const clock = { now: start };
  const apps: TestApp[] = [];
  let app: TestApp;
  let oak: TestSchool;

  /** One more process of the server, whose clock is the test's. */
  async function startServer(database?: string): Promise<TestApp> {
    const server = await startTestApp({ module: withEggs, worker: true, ...(database && { database }) });
    jest.spyOn(server.nest.get(Clock), 'now').mockImplementation(() => new Date(clock.now));
    apps.push(server);
    return server;
  }

  beforeAll(async () => {
    app = await startServer();
    await createEffectTable(app.databaseUrl);
    oak = await app.makeSchool('oak');
  });
  afterEach(() => {
    clock.now = start;
  });
  afterAll(async () => {
    for (const server of apps.reverse()) await server.close(); // the first one drops the database
  });

  const boil = (egg: string, afterMs: number, { again = 0, by = app } = {}): Promise<void> =>
    by.within(oak, (tx) =>
      by.nest.get(Outbox).add(tx, EggTimerEnded, { egg, again }, { at: new Date(start + afterMs) }),
    );
  const rows = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    as(app.databaseUrl, async (client) => (await client.query<Row>(text, values)).rows);
  const boiled = async (like: string): Promise<string[]> =>
    (
      await rows<{ thing: string }>('select thing from public.effect where thing like $1 order by 1', [like])
    ).map(({ thing }) => thing);
  const waiting = async (like: string): Promise<number> =>
    (await rows(`select 1 from platform.due_event where payload->>'egg' like $1`, [like])).length;
  /** Has a relay look for due events: what is due before is in the outbox afterwards. */
  const relayOnce = async (name: string): Promise<void> => {
    await boil(name, -1);
    await eventually(async () => expect(await boiled(name)).toEqual([name]));
  };

  it('reach their consumer when the clock says so, and not before', async () => {
    await boil('soft', HOUR);
    clock.now = start + HOUR - 1;
    await relayOnce('before soft');
    expect([await boiled('soft'), await waiting('soft')]).toEqual([[], 1]);
    clock.now = start + HOUR;
    await eventually(async () => expect(await boiled('soft')).toEqual(['soft']));
    expect(await waiting('soft')).toBe(0);
  });

  it('are never sent when the transaction is rolled back', async () => {
    const work = app.within(oak, async (tx) => {
      await app.nest.get(Outbox).add(tx, EggTimerEnded, { egg: 'broken', again: 0 }, { at: new Date(start) });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    await relayOnce('after broken');
    expect(await boiled('broken')).toEqual([]);
  });

  it('are checked like every event when they are added', async () => {
    const add = app.within(oak, (tx) =>
      app.nest.get(Outbox).add(tx, EggTimerEnded, { egg: 7 } as never, { at: new Date(start) }),
    );
    await expect(add).rejects.toThrow('test.egg-timer-ended.v1 is malformed');
  });

  it('are added again by their consumer, for a try after a pause', async () => {
    await boil('hard', 0, { again: 2 });
    await eventually(async () => expect(await boiled('hard')).toHaveLength(1));
    clock.now = start + HOUR / 2;
    await eventually(async () => expect(await boiled('hard')).toHaveLength(2));
    clock.now = start + HOUR * 1.5 - 1;
    await relayOnce('between hard and hard');
    expect(await boiled('hard')).toHaveLength(2);
    clock.now = start + HOUR * 1.5;
    await eventually(async () => expect(await boiled('hard')).toHaveLength(3));
    expect(await waiting('hard')).toBe(0);
  });

  it('stay when old events are deleted, and do not count as late before they are due', async () => {
    await boil('century', 100 * 24 * HOUR);
    await app.nest.get(ScheduledJobRunner).run('sweep-outbox');
    expect(await waiting('century')).toBe(1);
    const late = async (): Promise<number> =>
      Number(/^outbox_oldest_seconds (.*)$/m.exec(await app.nest.get(Metrics).text())![1]);
    await eventually(async () => expect(await late()).toBeLessThan(60));
    // The relays of this test follow its clock; the metric follows the database's.
    clock.now = start - 2 * HOUR;
    await boil('forgotten', -HOUR);
    expect(await late()).toBeGreaterThan(3_500);
  });

  it('outlive the process that added them, and several relays share what has become due', async () => {
    const keeper = await startServer(app.databaseUrl);
    const eggs = Array.from({ length: 450 }, (_, n) => `dozen ${n}`);
    for (const egg of eggs) await boil(egg, HOUR, { by: keeper });
    await keeper.close();
    apps.pop();
    await startServer(app.databaseUrl);
    await startServer(app.databaseUrl);
    clock.now = start + HOUR;
    await eventually(async () => expect(await boiled('dozen %')).toEqual(eggs.sort()), 45_000);
    expect(await waiting('dozen %')).toBe(0);
  });
});
